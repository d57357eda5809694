import { type UserRole, roles } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Failure, TextField, toast, useAction } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Choices } from './choices.tsx'

interface InviteProps {
  readonly sendsMail: boolean
  readonly onClose: () => void
  /** With a link to pass on if the server can't send mail. */
  readonly onInvited: (email: string, link: string | null) => void
}

export function InviteDialog({ sendsMail, onClose, onInvited }: InviteProps) {
  const texts = words.settings.people
  const action = useAction()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<UserRole>('editor')

  const invite = () =>
    action.run(async () => {
      const { link, ...invitation } = await app.people.invite({ body: { email: email.trim(), role } })
      invalidate(`${organizationId.peek()}/people/invitations`)
      toast(texts.invited(invitation.email))
      onInvited(invitation.email, link)
    })

  return (
    <Dialog
      title={texts.inviteTitle}
      onClose={onClose}
      onSubmit={() => void invite()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={email.trim() === ''}>
            {sendsMail ? texts.sendInvitation : texts.createLink}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['email']} />
      <TextField
        name="email"
        label={texts.email}
        type="email"
        isFocused
        value={email}
        onInput={setEmail}
        error={action.errorOf('email', email)}
        {...(!sendsMail && { help: texts.noMail })}
      />
      <Choices
        label={texts.role}
        value={role}
        onChange={setRole}
        options={roles
          .filter((each) => each !== 'owner' || can('owner'))
          .toReversed()
          .map((value) => ({ value, label: words.shell.roles[value], help: texts.roles[value] }))}
      />
    </Dialog>
  )
}
