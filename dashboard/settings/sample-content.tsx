import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { Button, Card, Failure, useAction } from '../kit/index.ts'
import { addSamples, removeSamples } from './samples.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

/** Content to try everything with, and to get rid of again. */
export function SampleContent() {
  const texts = words.shell.samples
  const action = useAction()
  const { data: isThere } = useData(`${organizationId.value}/samples`, hasSamples)

  return (
    <Card
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button icon="sparkles" isBusy={action.isBusy} onClick={() => void action.run(addSamples)}>
            {texts.add}
          </Button>
          <Button
            icon="remove"
            isBusy={action.isBusy}
            isDisabled={isThere !== true}
            onClick={() => void action.run(removeSamples)}
          >
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
