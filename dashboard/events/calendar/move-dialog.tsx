import { useState } from 'preact/hooks'
import { Button, Dialog, TextField } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { openedDay } from './opened-day.ts'
import { type Day, isDay } from './days.ts'
import { movedByDialog } from './move-day.ts'
import type { Placed } from './placed.ts'

/** Moves an event to another day without a mouse. */
export function MoveDialog({ onMove }: { onMove: (event: Placed, from: Day, to: Day) => void }) {
  const event = movedByDialog.value
  return event ? <OpenMoveDialog key={event.id} event={event} onMove={onMove} /> : null
}

function OpenMoveDialog({ event, onMove }: { event: Placed; onMove: (event: Placed, from: Day, to: Day) => void }) {
  const texts = words.events.calendar
  const [day, setDay] = useState(event.firstDay)
  const close = () => (movedByDialog.value = undefined)
  const isReady = isDay(day) && day !== event.firstDay

  function submit() {
    if (!isReady) return
    close()
    openedDay.value = undefined
    onMove(event, event.firstDay, day)
  }

  return (
    <Dialog
      title={texts.moveTitle(event.name)}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={!isReady}>
            {texts.move}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.moveDay}
        help={event.recurring ? words.events.series.moveHelp : texts.moveHelp}
        type="date"
        value={day}
        onInput={setDay}
        isFocused
      />
    </Dialog>
  )
}
