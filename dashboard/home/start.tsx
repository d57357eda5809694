import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Icon, Notice, messageOf } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { goals } from './goals.ts'

/** The first question: what is this for? */
export function Start() {
  const texts = words.home.start
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function addSamples() {
    setBusy(true)
    try {
      await app.samples.create()
      invalidate(`${organizationId.value}/`)
      navigate(inOrganization('events'))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

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
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <p class="cluster">
        <span class="help">{texts.samplesHelp}</span>
        <Button size="small" icon="sparkles" isBusy={isBusy} onClick={() => void addSamples()}>
          {texts.samples}
        </Button>
      </p>
    </section>
  )
}
