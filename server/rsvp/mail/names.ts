import { type EmailTemplateType, emailTemplateTypes } from '@kalends/contract'

/** The kinds of mails to attendees: those with templates of the organization, and those whose texts are ours. */
export type AttendeeMailName =
  | EmailTemplateType
  | 'rsvp_waiting_joined'
  | 'rsvp_waiting_offer'
  | 'rsvp_waiting_lapsed'
  | 'rsvp_reminder'

/** Mails of these kinds can have texts of the organization. */
export const isEmailTemplateType = (kind: string): kind is EmailTemplateType =>
  emailTemplateTypes.some((each) => each === kind)
