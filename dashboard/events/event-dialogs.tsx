import { useState } from 'preact/hooks'
import { formatNumber } from '../format.ts'
import { Button, Dialog, Notice, Progress, SelectField } from '../kit/index.ts'
import { words } from '../words.ts'
import { type Target, asked, failures, move, progress, remove } from './event-actions.ts'
import { useGroupNames } from './filter-bar.tsx'
import { cancelEvent } from './cancelling.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { TellDialog } from './inform.tsx'

/** What the actions on events ask and report. */
export function EventDialogs() {
  const question = asked.value
  const close = () => (asked.value = undefined)
  return (
    <>
      {question?.to === 'move' && <MoveDialog events={question.events} close={close} />}
      {question?.to === 'delete' && (
        <DeleteDialog
          events={question.events}
          close={close}
          remove={() => void remove(question.events)}
          cancelInstead={() => void cancelEvent(question.events[0]!)}
        />
      )}
      {progress.value && (
        <div class="working">
          <Progress
            value={(100 * progress.value.done) / progress.value.of}
            label={words.events.working(progress.value.done, progress.value.of)}
          />
        </div>
      )}
      <TellDialog />
      {failures.value && <Failures {...failures.value} />}
    </>
  )
}

interface QuestionProps {
  readonly events: readonly Target[]
  readonly close: () => void
}

function MoveDialog({ events, close }: QuestionProps) {
  const texts = words.events.moving
  const groups = useGroupNames()
  const own = new Set(events.map(({ group }) => group.prokey))
  const others = groups.filter(({ prokey }) => own.size > 1 || !own.has(prokey))
  const [chosen, choose] = useState('')
  const target = others.find(({ prokey }) => prokey === chosen) ?? others[0]

  function submit() {
    if (!target) return
    close()
    void move(events, target)
  }

  return (
    <Dialog
      title={texts.title(events.length, events[0]!.title)}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={!target}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {target ? (
        <SelectField
          label={texts.to}
          help={texts.help}
          value={target.prokey}
          options={others.map(({ prokey, name }) => ({ value: prokey, label: name }))}
          onChange={choose}
        />
      ) : (
        <Notice>{texts.none}</Notice>
      )}
    </Dialog>
  )
}

const mostFailures = 200

function Failures({ results: failed, again }: NonNullable<typeof failures.value>) {
  const close = () => (failures.value = undefined)
  const messages = new Set(failed.map(({ message }) => message))
  return (
    <Dialog
      title={words.events.failed(failed.length)}
      onClose={close}
      onSubmit={() => {
        close()
        void again(failed.map(({ event }) => event))
      }}
      actions={
        <>
          <Button onClick={close}>{words.common.close}</Button>
          <Button kind="primary" type="submit">
            {words.common.tryAgain}
          </Button>
        </>
      }
    >
      {messages.size === 1 && <p>{failed[0]!.message}</p>}
      <ul class="failures">
        {failed.slice(0, mostFailures).map(({ event, message }) => (
          <li key={event.prokey}>
            <strong>{event.title}</strong>
            {messages.size > 1 && <span>{message}</span>}
          </li>
        ))}
        {failed.length > mostFailures && (
          <li>{words.events.moreFailures(formatNumber(failed.length - mostFailures))}</li>
        )}
      </ul>
    </Dialog>
  )
}
