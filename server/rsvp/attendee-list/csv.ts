import type { RsvpAnswer } from '@kalends/contract'
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

/** A CSV table of answers: the columns that all answers have, then one for every form field used. */
export function csvOf(answers: readonly RsvpAnswer[]): string {
  const table = answerTable(fieldsIn(answers))
  return byteOrderMark + [table.heading, ...answers.map(table.line)].join('\r\n')
}

/** The names of the form fields that answers have. */
export function fieldsIn(answers: readonly RsvpAnswer[]): string[] {
  return [...new Set(answers.flatMap(({ payload }) => Object.keys(payload)))]
}

/** The lines of such a table, for answers that are read in parts. */
export function answerTable(fields: readonly string[]) {
  const isOwn = (name: string) => own.some((each) => each === name)
  return {
    heading: csvLine([...own, ...fields.map((name) => (isOwn(name) ? `payload.${name}` : name))]),
    line: (answer: RsvpAnswer) =>
      csvLine([
        ...own.map((name) => answer[name]),
        ...fields.map((name) => (Object.hasOwn(answer.payload, name) ? answer.payload[name] : null)),
      ]),
  }
}
