import type { AttendeeData } from '@kalends/contract'

const nameField = /name|naam|navn|namn|^(pré)?nom$|^nome|^nombre|^apellido/i
const otherName = /company|firm|user|nick|organi[sz]ation|event|team|pet|dog/i

/** Whether a form field seems to ask for the name of the person. */
export const asksForName = (field: string): boolean => nameField.test(field) && !otherName.test(field)

/** The name that the person gave last, from the form fields that seem to ask for it. */
export function nameOf({ answers }: AttendeeData): string {
  for (const { payload } of answers.toReversed()) {
    const parts = Object.entries(payload).filter(
      ([field, value]) => asksForName(field) && typeof value === 'string' && value !== '',
    )
    if (parts.length > 0) return parts.map(([, value]) => value).join(' ')
  }
  return ''
}
