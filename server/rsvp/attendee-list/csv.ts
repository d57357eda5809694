import type { RsvpAnswer } from '@kalends/contract'
import { titleAndDay } from '../../events/label.ts'
import { byteOrderMark, csvLine } from '../../http/csv.ts'

const own = [
  'id',
  'status',
  'email',
  'amount',
  'date_created',
  'date_updated',
  'ticket',
  'checked_in',
  'prokey',
  'position',
  'offered_until',
] as const satisfies readonly (keyof RsvpAnswer)[]

const eventColumns = ['event', 'event_date'] as const

/** A CSV table of answers: the columns that all answers have, then one for every form field used. */
export function csvOf(answers: readonly RsvpAnswer[]): string {
  const table = answerTable(fieldsIn(answers))
  return byteOrderMark + [table.heading, ...answers.map((answer) => table.line(answer))].join('\r\n')
}

/** The names of the form fields that answers have. */
export function fieldsIn(answers: readonly RsvpAnswer[]): string[] {
  return [...new Set(answers.flatMap(({ payload }) => Object.keys(payload)))]
}

/** The lines of such a table, for answers that are read in parts. For answers to several events, with the label of each. */
export function answerTable(fields: readonly string[], { hasEvents = false } = {}) {
  const first = [...own, ...(hasEvents ? eventColumns : [])]
  const isOwn = (name: string) => first.some((each) => each === name)
  return {
    heading: csvLine([...first, ...fields.map((name) => (isOwn(name) ? `payload.${name}` : name))]),
    line: (answer: RsvpAnswer, label = '') =>
      csvLine([
        ...own.map((name) => answer[name]),
        ...(hasEvents ? titleAndDay(label) : []),
        ...fields.map((name) => (Object.hasOwn(answer.payload, name) ? answer.payload[name] : null)),
      ]),
  }
}
