import type { Organization } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatMoment } from '../format.ts'
import { Button, Card, Failure, Notice, confirm, toast, useAction } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'

const reload = () => invalidate(`${organizationId.peek()}/organization`)

/** Deletes the organization in seven days. */
export function Removal({ name }: Organization) {
  const texts = words.settings.organization.removal
  const action = useAction()

  async function remove() {
    const isSure = await confirm({
      title: texts.confirm(name),
      text: <Losses />,
      confirm: texts.action,
      isDangerous: true,
      typed: name,
    })
    if (!isSure) return
    await action.run(async () => {
      await app.organization.scheduleRemoval({ body: { name } })
      reload()
      toast(texts.scheduled)
      // Where it says when, and how to take it back.
      scrollTo(0, 0)
    })
  }

  useCommands([{ id: 'delete-organization', label: texts.action, icon: 'remove', run: () => void remove() }])
  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={
        <Button kind="danger" isBusy={action.isBusy} onClick={() => void remove()}>
          {texts.action}
        </Button>
      }
    >
      <Failure of={action} />
    </Card>
  )
}

function Losses() {
  const texts = words.settings.organization.removal
  return (
    <>
      <p>{texts.lost}</p>
      <ul class="bullets">
        {texts.losses.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{texts.exportFirst}</p>
    </>
  )
}

/** When the organization is going to be deleted, and how to prevent it. */
export function PlannedRemoval({ removal }: Organization) {
  const texts = words.settings.organization.removal
  const action = useAction()
  const takeBack = () =>
    void action.run(async () => {
      await app.organization.cancelRemoval()
      reload()
      toast(texts.kept)
    })

  const isOffered = removal !== null && can('owner')
  useCommands([isOffered && { id: 'keep-organization', label: texts.takeBack, icon: 'undo', run: takeBack }])
  if (removal === null) return null
  return (
    <>
      <Notice
        tone="warning"
        title={words.home.removal(formatMoment(removal))}
        action={
          isOffered && (
            <Button icon="undo" isBusy={action.isBusy} onClick={takeBack}>
              {texts.takeBack}
            </Button>
          )
        }
      >
        <p>{texts.plannedText}</p>
      </Notice>
      <Failure of={action} />
    </>
  )
}
