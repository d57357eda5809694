import { app, v1 } from '../api.ts'
import { invalidate, useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Button, Card, Failure, confirm, toast, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

/** Content to try everything with, and to get rid of again. */
export function SampleContent() {
  const texts = words.settings.organization.samples
  const action = useAction()
  const { data: isThere } = useData(`${organizationId.value}/samples`, hasSamples)

  const add = () =>
    action.run(async () => {
      const { created } = await app.samples.create()
      invalidate(`${organizationId.value}/`)
      toast(created ? texts.added : texts.present)
    })

  async function remove() {
    const question = { title: texts.confirm, text: texts.confirmText, confirm: texts.remove, isDangerous: true }
    if (!(await confirm(question))) return
    await action.run(async () => {
      const { removed } = await app.samples.remove()
      invalidate(`${organizationId.value}/`)
      toast(texts.removed(removed))
    })
  }

  useCommands([
    { id: 'add-samples', label: `${texts.title}: ${texts.add}`, icon: 'sparkles', run: () => void add() },
    {
      id: 'remove-samples',
      label: `${texts.title}: ${texts.remove}`,
      icon: 'remove',
      run: () => void remove(),
    },
  ])
  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button icon="sparkles" isBusy={action.isBusy} onClick={() => void add()}>
            {texts.add}
          </Button>
          <Button icon="remove" isBusy={action.isBusy} isDisabled={isThere !== true} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <Failure of={action} />
    </Card>
  )
}

/** The server also finds them by their names. */
async function hasSamples(signal: AbortSignal): Promise<boolean> {
  const lists = [v1.group.all({}, { signal }), v1.style.all({}, { signal }), v1.rsvpBlock.all({}, { signal })]
  const found: { name: string }[] = (await Promise.all(lists)).flat()
  return found.some(({ name }) => name.startsWith('Sample: '))
}
