import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Button, CopyField, Dialog, Failure, TextField, useAction } from '../kit/index.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'

/** Asks for the new address, to which a link is sent. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const texts = words.me.email
  const action = useAction()
  const [email, setEmail] = useState('')
  const send = () =>
    action.run(async () => {
      me.value = await app.me.changeEmail({ body: { email: email.trim() } })
      onClose()
    })
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={email.trim() === ''}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['email']} />
      <TextField
        name="email"
        label={texts.newLabel}
        help={texts.newHelp}
        type="email"
        autocomplete="email"
        isFocused
        value={email}
        onInput={setEmail}
        error={action.errorOf('email', email)}
      />
      <p class="help">{texts.ends}</p>
    </Dialog>
  )
}

/** Whom to ask if the server can't send a link. */
export function NoMailDialog({ onClose }: { onClose: () => void }) {
  const texts = words.me.email
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {words.common.close}
        </Button>
      }
    >
      <p>{texts.noMail}</p>
      <CopyField
        label={texts.command}
        value={`./kalends user email ${me.value.email} --to ${texts.example}`}
        help={texts.commandHelp}
        isCode
      />
    </Dialog>
  )
}
