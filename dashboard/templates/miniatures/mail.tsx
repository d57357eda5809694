import type { ManagedEmailTemplate } from '@kalends/contract'
import { plainText } from '../plain-text.ts'
import { DateRow } from './date-row.tsx'

/** A mail: its headline, its text and its button. Variables are shown by their names, as in the editor. */
export function MailMiniature({ mail }: { mail: ManagedEmailTemplate }) {
  const { built_in: builtIn } = mail
  const text = plainText(mail.content || builtIn.content)
  const label = mail.button_label || builtIn.button_label
  return (
    <span class="miniature-page">
      <span class="miniature-sheet mail">
        <small class="ellipsis">{withVariables(plainText(mail.subject || builtIn.subject))}</small>
        <b>{withVariables(plainText(mail.headline || builtIn.headline))}</b>
        {text !== '' && <span class="miniature-words">{withVariables(text)}</span>}
        <DateRow />
        {label !== '' && <span class="miniature-action ellipsis">{withVariables(label)}</span>}
      </span>
    </span>
  )
}

function withVariables(text: string) {
  return text.split(/\{\{(.*?)\}\}/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} class="variable">
        {part.trim()}
      </span>
    ),
  )
}
