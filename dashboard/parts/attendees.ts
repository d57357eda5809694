export { default as Attendees } from '../attendees/attendees.tsx'
export { default as Person } from '../attendees/person.tsx'
export { default as CheckIn } from '../attendees/check-in/check-in.tsx'
export { default as EventAttendees } from '../events/attendees.tsx'
