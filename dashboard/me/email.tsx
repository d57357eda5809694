import { useEffect, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { useCommands } from '../commands.ts'
import { Button, Failure, Field, Notice, toast, useAction } from '../kit/index.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'
import { EmailDialog, NoMailDialog } from './email-dialog.tsx'

const changeButton = 'change-email'

/** The address, how to change it, and the one that waits to be confirmed. */
export function Email() {
  const texts = words.me.email
  const [isOpen, setOpen] = useState(false)
  const { email, new_email: waiting } = me.value
  const EditDialog = boot.sendsMail ? EmailDialog : NoMailDialog
  useCommands([{ id: 'email', label: texts.title, icon: 'mail', run: () => setOpen(true) }])
  return (
    <div>
      <Field label={texts.label} help={texts.help} name="email">
        {(attributes) => (
          <div class="copy">
            <input {...attributes} class="input" readOnly value={email} />
            <Button id={changeButton} onClick={() => setOpen(true)} label={texts.label}>
              {texts.change}
            </Button>
          </div>
        )}
      </Field>
      {/* Stays in the document, so that screen readers announce what appears in it. */}
      <div class="new-address" aria-live="polite">
        {waiting && <Waiting email={waiting} />}
      </div>
      {isOpen && <EditDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function Waiting({ email }: { email: string }) {
  const texts = words.me.email
  const action = useAction()
  useReturn(async () => {
    me.value = await app.me.read()
  })

  const sendAgain = () =>
    action.run(async () => {
      me.value = await app.me.changeEmail({ body: { email } })
      toast(texts.sent(email))
    })
  const cancel = () =>
    action.run(async () => {
      me.value = await app.me.cancelEmail()
      // The buttons here are gone.
      document.getElementById(changeButton)?.focus()
      toast(texts.cancelled)
    })

  useCommands([
    { id: 'email-again', label: texts.sendAgain, icon: 'resend', run: () => void sendAgain() },
    { id: 'email-cancel', label: texts.cancel, icon: 'close', run: () => void cancel() },
  ])
  return (
    <Notice title={texts.waiting(email)}>
      <p>{texts.waitingText}</p>
      <Failure of={action} />
      <div class="cluster">
        <Button size="small" isBusy={action.isBusy} onClick={() => void sendAgain()}>
          {texts.sendAgain}
        </Button>
        <Button size="small" kind="quiet" onClick={() => void cancel()}>
          {texts.cancel}
        </Button>
      </div>
    </Notice>
  )
}

/** Runs when the person comes back from another tab, where they may have confirmed. */
function useReturn(read: () => Promise<void>) {
  useEffect(() => {
    const look = () => {
      // If it fails, what is shown stays.
      if (document.visibilityState === 'visible') void read().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
