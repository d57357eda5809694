import type { RsvpAnswer } from '@kalends/contract'

const nameField = /name|naam|navn|namn|^(pré)?nom$|^nome|^nombre|^apellido/i
const otherName = /company|firm|user|nick|organi[sz]ation|event|team|pet|dog/i

/** The name of an attendee, from the form fields that seem to ask for it; empty if there is none. */
export function nameIn(payload: RsvpAnswer['payload']): string {
  return Object.entries(payload)
    .filter(([name, value]) => nameField.test(name) && !otherName.test(name) && typeof value === 'string')
    .map(([, value]) => value)
    .filter(Boolean)
    .join(' ')
}
