import type { Invitation } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { formatMoment } from '../format.ts'
import { Await, Badge, Button, Card, type Column, Failure, Table, confirm, toast, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { useInvitations } from './members.ts'
import { Undelivered, isUndelivered } from './undelivered.tsx'

/** Who is invited and has not accepted yet. */
export function InvitationList({ onLink }: { onLink: (email: string, link: string) => void }) {
  const texts = words.settings.people
  const action = useAction()

  async function withdraw({ id, email }: Invitation) {
    const title = texts.withdrawTitle(email)
    if (!(await confirm({ title, text: texts.withdrawText, confirm: texts.withdraw, isDangerous: true }))) return
    await action.run(async () => {
      await app.people.withdraw({ id })
      invalidate(`${organizationId.peek()}/people/invitations`)
      toast(texts.withdrawn(email))
    })
  }

  const columns: readonly Column<Invitation>[] = [
    { id: 'email', label: texts.email, width: 'minmax(180px, 2fr)', cell: (invitation) => <Address {...invitation} /> },
    { id: 'role', label: texts.role, cell: ({ role }) => words.shell.roles[role] },
    { id: 'by', label: texts.invitedBy, isMinor: true, cell: ({ invited_by }) => <span class="ellipsis">{invited_by ?? texts.unknownInviter}</span> },
    { id: 'until', label: texts.until, isMinor: true, width: 'minmax(170px, 1fr)', cell: ({ expires }) => formatMoment(expires) },
  ] // oxfmt-ignore

  return (
    <Card title={texts.invitations} text={texts.invitationsText} isFlush>
      <Await loaded={useInvitations()}>
        {(invitations) =>
          invitations.length === 0 ? (
            <p class="card-line help">{texts.noInvitations}</p>
          ) : (
            <>
              {invitations.some(isUndelivered) && (
                <div class="card-line stack">
                  {invitations.filter(isUndelivered).map((invitation) => (
                    <Undelivered key={invitation.id} invitation={invitation} action={action} onLink={onLink} />
                  ))}
                </div>
              )}
              <Table
                label={texts.invitations}
                columns={columns}
                items={invitations}
                idOf={({ id }) => String(id)}
                actionsOf={(invitation) => (
                  <Button
                    kind="quiet"
                    size="small"
                    icon="close"
                    label={`${texts.withdraw}: ${invitation.email}`}
                    onClick={() => void withdraw(invitation)}
                  />
                )}
              />
            </>
          )
        }
      </Await>
      <Failure of={action} />
    </Card>
  )
}

function Address(invitation: Invitation) {
  if (!isUndelivered(invitation)) return <span class="ellipsis">{invitation.email}</span>
  return (
    <span class="two-lines">
      <span class="ellipsis">{invitation.email}</span>
      <span>
        <Badge tone="bad">{words.settings.people.notDelivered}</Badge>
      </span>
    </span>
  )
}
