import { EmailTemplate, type EmailTemplateType } from './email-template.ts'
import { byDefault, flag, html, instant, name, reference, text, timestamps, whole, wholes } from './fields.ts'
import { formFields } from './form-field.ts'
import { type Create, type Patch, type Read, defineResource } from './resource.ts'

export const RsvpBlock = defineResource({
  name: 'rsvp-block',
  table: 'rsvp_block',
  title: 'RSVP template',
  titles: 'RSVP templates',
  description: 'The sign-up form of an event. The event supplies the date.',
  deletion: 'Events that use it are kept and become regular events.',
  key: 'id',
  required: {
    name: name('An internal name, never shown to visitors.', { example: 'Summer party' }),
  },
  defaulted: {
    maxpp: byDefault(
      1,
      whole('The maximum number of seats per sign-up; must not exceed `max`.', {
        minimum: 1,
        maximum: 1000,
        example: 4,
      }),
    ),
    maybe_option: byDefault(false, flag('Offer "maybe" in addition to yes and no.', { example: true })),
    initial_confirmation: byDefault(true, flag('Signing up means yes; no choice is shown.', { example: false })),
    doi: byDefault(
      false,
      flag('Attendees have to confirm their email address first (double opt-in).', { example: true }),
    ),
    fields: byDefault([], formFields('The fields of the form, in addition to the email address.')),
    waiting_list: byDefault(
      false,
      flag('Beyond the specification: when no seats are left, people can join a waiting list.', { example: true }),
    ),
    offer_hours: byDefault(
      24,
      whole(
        'Beyond the specification: for how many hours a seat is held for someone on the waiting list, at most until `expires` or an hour before the start.',
        { minimum: 1, maximum: 168, example: 12 },
      ),
    ),
    reminder_hours: byDefault(
      [],
      wholes(
        'Beyond the specification: how many hours before each date confirmed and undecided attendees get a reminder by mail, at most one a day; none if empty. A whole day begins at midnight. Dates relative to today have no reminders.',
        { minimum: 1, maximum: 336, maxItems: 3, example: [24, 2] },
      ),
    ),
    single_event: byDefault(
      false,
      flag(
        'Beyond the specification: the form of one event. The application shows it apart from templates, and copies it with the event.',
        { example: true },
      ),
    ),
  },
  optional: {
    max: whole('The maximum number of seats of each event; unlimited if null.', {
      minimum: 1,
      maximum: 1_000_000,
      example: 120,
    }),
    expires: instant('When sign-up closes. Accepts any offset, returns UTC.', {
      example: '2027-05-01T18:00:00.000Z',
    }),
    headline: text('The heading of the form.', { example: 'Save your seat' }),
    text: html('The text above the form.', { example: '<p>Doors open at <strong>six</strong>.</p>' }),
    email_rsvp_doi: mail('rsvp_doi', 1, 'asks attendees to confirm their address'),
    email_rsvp_thank_you: mail('rsvp_thank_you', 2, 'thanks attendees after they confirm their address'),
    email_rsvp_signup_confirmation: mail('rsvp_signup_confirmation', 3, 'confirms a sign-up'),
    email_rsvp_change_confirmation: mail('rsvp_change_confirmation', 4, 'confirms a changed RSVP'),
    email_rsvp_event_update: mail('rsvp_event_update', 5, 'informs attendees that the event has changed'),
    email_rsvp_magic_link: mail('rsvp_magic_link', 6, 'gives attendees a link to their RSVP'),
    email_rsvp_second_signup: mail('rsvp_second_signup', 7, 'responds to a second sign-up with the same address'),
  },
  readOnly: timestamps,
})

export type RsvpBlock = Read<typeof RsvpBlock>
export type RsvpBlockCreate = Create<typeof RsvpBlock>
export type RsvpBlockPatch = Patch<typeof RsvpBlock>

function mail(type: EmailTemplateType, example: number, purpose: string) {
  const description = `The mail that ${purpose}: an email template of the type ${type}; the default template if null.`
  return reference(EmailTemplate, description, { example })
}
