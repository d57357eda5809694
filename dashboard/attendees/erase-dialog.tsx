import type { AttendeeData } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Button, Dialog, Notice, Switch, TextField, messageOf, toast } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'
import { attendeesChanged } from './acts.ts'

interface EraseProps {
  readonly email: string
  readonly data: AttendeeData
  readonly onClose: () => void
}

/** Erases a person after the address was typed. Afterwards there is nothing left to show. */
export function EraseDialog({ email, data, onClose }: EraseProps) {
  const texts = words.attendees.person
  const [typed, setTyped] = useState('')
  const [keepsSeats, setKeepsSeats] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isReady = typed.trim().toLowerCase() === email.toLowerCase()

  async function erase() {
    if (!isReady) return
    setBusy(true)
    try {
      await app.attendeeData.erase({ email, query: { keep_seats: keepsSeats } })
      toast(texts.erased)
      onClose()
      navigate(inOrganization('attendees'), { replace: true })
      attendeesChanged()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  return (
    <Dialog
      title={texts.eraseTitle}
      onClose={onClose}
      onSubmit={() => void erase()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="danger" type="submit" isBusy={isBusy} isDisabled={!isReady}>
            {texts.erase}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <p>{texts.eraseLost(data.answers.length, data.mails.length)}</p>
      <Switch label={texts.keepSeats} help={texts.keepSeatsHelp} isOn={keepsSeats} onChange={setKeepsSeats} />
      <TextField label={words.common.typeToConfirm(email)} value={typed} onInput={setTyped} />
    </Dialog>
  )
}
