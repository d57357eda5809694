import type { ManagedEmailTemplate } from '@kalends/contract'
import { plainText } from '../plain-text.ts'
import { DateRow } from './date-row.tsx'

/** A mail: its headline, its text and its button. Variables stay as they are written. */
export function MailMiniature({ mail }: { mail: ManagedEmailTemplate }) {
  const { built_in: builtIn } = mail
  const text = plainText(mail.content || builtIn.content)
  const label = mail.button_label || builtIn.button_label
  return (
    <span class="miniature-page">
      <span class="miniature-sheet mail">
        <small class="ellipsis">{plainText(mail.subject || builtIn.subject)}</small>
        <b>{plainText(mail.headline || builtIn.headline)}</b>
        {text !== '' && <span class="miniature-words">{text}</span>}
        <DateRow />
        {label !== '' && <span class="miniature-action ellipsis">{label}</span>}
      </span>
    </span>
  )
}
