import type { Invitation } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { type ActionState, Button, Notice, toast } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { undeliveredWords } from './mail-outcome.ts'

interface UndeliveredProps {
  readonly invitation: Invitation
  readonly action: ActionState
  readonly onLink: (email: string, link: string) => void
}

export const isUndelivered = ({ mail }: Invitation) => mail?.state === 'failed'

/** An invitation whose mail did not arrive: why, and what helps. */
export function Undelivered({ invitation: { id, email, role, mail }, action, onLink }: UndeliveredProps) {
  const texts = words.settings.people
  const sendAgain = () =>
    action.run(async () => {
      await app.mails.resend({ id: mail!.id })
      invalidate(`${organizationId.peek()}/people/invitations`)
      toast(words.settings.mails.resent(email))
    })
  const showLink = () => action.run(async () => onLink(email, (await app.people.invitationLink({ id })).link))

  return (
    <Notice tone="warning" title={texts.undelivered(email)}>
      <p title={mail!.outcome}>{undeliveredWords(mail!)}</p>
      <div class="cluster">
        <Button size="small" icon="resend" isBusy={action.isBusy} onClick={() => void sendAgain()}>
          {words.settings.mails.resend}
        </Button>
        {(role !== 'owner' || can('owner')) && (
          <Button size="small" icon="copy" isBusy={action.isBusy} onClick={() => void showLink()}>
            {texts.showLink}
          </Button>
        )}
      </div>
    </Notice>
  )
}
