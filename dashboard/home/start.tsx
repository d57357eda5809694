import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Failure, Icon, useAction } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../first-words.ts'
import { goals } from './goals.ts'

/** The first question: what is this for? */
export function Start() {
  const texts = words.home.start
  const action = useAction()
  const addSamples = () =>
    action.run(async () => {
      await app.samples.create()
      invalidate(`${organizationId.value}/`)
      navigate(inOrganization('events'))
    })

  return (
    <section class="start">
      <h2>{texts.question}</h2>
      <p class="screen-text">{texts.help}</p>
      <ul class="goals">
        {Object.entries(goals).map(([goal, { icon }]) => (
          <li key={goal}>
            <a class="goal" href={inOrganization('start', goal)}>
              <span class="empty-drawing">
                <Icon name={icon} size={24} />
              </span>
              <strong>{texts.goals[goal as keyof typeof goals].title}</strong>
              <span>{texts.goals[goal as keyof typeof goals].text}</span>
            </a>
          </li>
        ))}
      </ul>
      <Failure of={action} />
      <p class="cluster">
        <span class="help">{texts.samplesHelp}</span>
        <Button size="small" icon="sparkles" isBusy={action.isBusy} onClick={() => void addSamples()}>
          {texts.samples}
        </Button>
      </p>
    </section>
  )
}
