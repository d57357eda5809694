import type { RsvpBlock } from '@kalends/contract'
import { questionsOf } from '../../../forms/index.ts'
import { formatList, formatNumber } from '../../../format.ts'
import { words } from '../../../words.ts'

/** "40 seats, asks for “Name” and “Meal”, confirms by mail" */
export function signUpSummary(form: RsvpBlock | undefined): string {
  const texts = words.editor.signUp.summary
  if (!form) return ''
  const asked = questionsOf(form.fields).filter(({ kind }) => kind !== 'label' && kind !== 'hidden')
  const names = asked.map(({ label, name }) => texts.question(label || name))
  return [
    form.max === null ? texts.unlimited : texts.seats(form.max, formatNumber(form.max)),
    asked.length > 0 && texts.asks(names.length > 3 ? formatNumber(names.length) : formatList(names), names.length > 3),
    form.doi && texts.doi,
    form.reminder_hours.length > 0 && texts.reminds(formatList(form.reminder_hours.map(words.fields.reminders.before))),
  ]
    .filter(Boolean)
    .join(', ')
}
