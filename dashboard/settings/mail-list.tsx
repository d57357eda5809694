import type { LoggedMail } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { formatDate, formatTime } from '../format.ts'
import { type ActionState, Badge, type Column, Menu, Table, toast } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { outcomeWords } from './mail-outcome.ts'

const tones = { waiting: 'neutral', sent: 'good', kept: 'warning', failed: 'bad', dropped: 'neutral' } as const

interface MailListProps {
  readonly mails: readonly LoggedMail[]
  readonly action: ActionState
  readonly onOpen: (id: string) => void
}

export function MailList({ mails, action, onOpen }: MailListProps) {
  const texts = words.settings.mails
  const resend = ({ id, recipient }: LoggedMail) =>
    action.run(async () => {
      await app.mails.resend({ id })
      invalidate(`${organizationId.peek()}/mails`)
      toast(texts.resent(recipient ?? texts.erased))
    })

  const columns: readonly Column<LoggedMail>[] = [
    {
      id: 'mail',
      label: texts.about,
      width: 'minmax(184px, 1fr)',
      cell: (mail) => (
        <button type="button" class="row-link row-button" onClick={() => onOpen(mail.id)}>
          <span class="two-lines">
            <strong class="ellipsis">{mail.subject ?? texts.kinds[mail.kind] ?? mail.kind}</strong>
            <small class="ellipsis">{mail.recipient ?? texts.erased}</small>
          </span>
        </button>
      ),
    },
    { id: 'state', label: texts.state, width: '108px', cell: (mail) => <MailState {...mail} /> },
    {
      id: 'outcome',
      label: texts.outcome,
      isMinor: true,
      width: 'minmax(136px, 1fr)',
      cell: (mail) => (
        <span class="outcome soft" title={outcomeWords(mail)}>
          {outcomeWords(mail)}
        </span>
      ),
    },
    {
      id: 'created',
      label: texts.created,
      isMinor: true,
      width: '112px',
      cell: ({ created }) => (
        <span class="two-lines">
          <span>{formatDate(created)}</span>
          <small>{formatTime(created)}</small>
        </span>
      ),
    },
  ]
  return (
    <Table
      label={texts.list}
      columns={columns}
      items={mails}
      idOf={({ id }) => id}
      actionsOf={(mail) => (
        <Menu
          kind="quiet"
          size="small"
          icon="more"
          label={texts.actionsOf(mail.recipient ?? texts.erased)}
          items={[
            { label: mail.state === 'kept' ? texts.read : texts.details, icon: 'show', run: () => onOpen(mail.id) },
            mail.can_resend && { label: texts.resend, icon: 'resend', run: () => void resend(mail) },
          ]}
        />
      )}
    />
  )
}

export function MailState({ state }: Pick<LoggedMail, 'state'>) {
  return <Badge tone={tones[state]}>{words.settings.mails.states[state]}</Badge>
}
