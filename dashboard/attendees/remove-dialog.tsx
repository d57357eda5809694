import type { Attendee } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { v1 } from '../api.ts'
import { Button, Dialog, Notice, Switch, messageOf, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { attendeesChanged } from './acts.ts'
import { eventTitle } from '../event-title.ts'
import { calledBy } from './attendee-name.ts'
import { bringBack } from './bring-back.ts'
import { useFreed } from './freed.ts'

interface RemoveProps {
  readonly attendees: readonly Attendee[]
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Removes RSVPs after naming what is lost. It can be undone, also for those of an earlier attempt. */
export function RemoveDialog({ attendees, onClose, onRemoved }: RemoveProps) {
  const texts = words.attendees.remove
  const [informs, setInforms] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [left, setLeft] = useState(attendees)
  const only = left.length === 1 ? left[0] : undefined
  const seats = useFreed(left)

  async function remove() {
    setBusy(true)
    const failed: Attendee[] = []
    let why: unknown
    for (const attendee of left)
      await v1.rsvpAnswers.delete(attendee.id, { inform: informs }).catch((error: unknown) => {
        failed.push(attendee)
        why = error
      })
    setBusy(false)
    attendeesChanged()
    if (failed.length === 0) {
      toast(texts.done(attendees.length), { undo: () => void bringBack(attendees) })
      onRemoved()
      return onClose()
    }
    setLeft(failed)
    setFailure(`${texts.failed(failed.length, left.length)} ${messageOf(why)}`)
  }

  return (
    <Dialog
      title={only ? texts.title(calledBy(only)) : texts.titleMany(left.length)}
      onClose={onClose}
      onSubmit={() => void remove()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="danger" type="submit" isBusy={isBusy}>
            {texts.confirm(left.length)}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <p>
        {only ? texts.text(eventTitle(only.event_label)) : texts.textMany} {seats > 0 && texts.seats(seats)}
      </p>
      <Switch label={texts.inform} help={texts.informHelp} isOn={informs} onChange={setInforms} />
    </Dialog>
  )
}
