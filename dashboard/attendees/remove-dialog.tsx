import type { Attendee } from '@kalends/contract'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ApiError, v1 } from '../api.ts'
import { boot } from '../boot.ts'
import { Button, Dialog, Notice, Switch, messageOf, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { actFailure, attendeesChanged } from './acts.ts'
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

  // What happens goes on when the dialog is closed.
  const [isOpen, isRunning] = [useRef(true), useRef(false)]
  useEffect(() => () => void (isOpen.current = false), [])

  async function remove() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const failed: Attendee[] = []
    let why: unknown
    for (const attendee of left)
      await v1.rsvpAnswers.delete(attendee.id, { inform: informs }).catch((error: unknown) => {
        // Gone already, perhaps by a request whose response was lost.
        if (error instanceof ApiError && error.status === 404) return
        failed.push(attendee)
        why = error
      })
    isRunning.current = false
    setBusy(false)
    attendeesChanged()
    if (failed.length === 0) return end(failed)
    const message = `${texts.failed(failed.length, left.length)} ${messageOf(why)}`
    if (isOpen.current) {
      setLeft(failed)
      return setFailure(message)
    }
    actFailure.value = message
    end(failed)
  }

  /** Offers to bring back all that are gone, if others could not be removed. */
  function end(kept: readonly Attendee[]) {
    const gone = attendees.filter((each) => !kept.includes(each))
    if (gone.length > 0) {
      toast(texts.done(gone.length), { undo: () => void bringBack(gone) })
      onRemoved()
    }
    if (isOpen.current) onClose()
  }
  const close = () => (isRunning.current ? onClose() : end(left))

  return (
    <Dialog
      title={only ? texts.title(calledBy(only)) : texts.titleMany(left.length)}
      onClose={close}
      onSubmit={() => void remove()}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
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
      {boot.sendsMail ? (
        <Switch label={texts.inform} help={texts.informHelp} isOn={informs} onChange={setInforms} />
      ) : (
        <p class="help">{words.attendees.form.cannotInform}</p>
      )}
    </Dialog>
  )
}
