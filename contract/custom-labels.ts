import { calendarTypes } from './calendar-types.ts'

/** The button texts that a style may replace. Accepts both spellings that embedding pages use. */
export const customLabelKeys = `
  label.addtocalendar ${calendarTypes.join(' ')}
  modal.button.default modal.clipboard.text modal.multidate.h modal.multidate.text
  modal.webview.ical.h modal.webview.ical.text modal.webview.ical.steps
  modal.opensafari.ical.h modal.opensafari.ical.text modal.opensafari.ical.steps
  modal.subscribe.yahoo.h modal.subscribe.yahoo.text modal.subscribe.yahoo.button
  date.status.cancelled date.status.cancelled.cta date.status.cancelled_cta
  close continue cancel expired recurring thankyou submit
  label.rsvp label.rsvp.title label.rsvp.expired label.rsvp.bookedout label.rsvp.restart
  label.share.email label.share.email.subject label.share.email_subject label.share.copy label.share.copied
  form.status form.status.title form.status.confirmed form.status.undecided form.status.declined
  form.amount form.max form.email form.seatsleft
  form.error.required form.error.sending form.error.email form.error.bookedoutmany
  form.success form.success.title form.success.sent form.success.email form.success.doi form.success.demo form.success.already
  group_overview.empty
`
  .trim()
  .split(/\s+/)

/** Of keys with two spellings, the one that the button data uses. */
export const labelSpellings: Readonly<Record<string, string>> = {
  'date.status.cancelled_cta': 'date.status.cancelled.cta',
  'label.rsvp.title': 'label.rsvp',
  'label.share.email_subject': 'label.share.email.subject',
  'form.status.title': 'form.status',
  'form.success.title': 'form.success',
}

/** There are too many keys to list them all in every error message. */
export const unknownLabel =
  `is not one of the ${customLabelKeys.length} labels of the button, such as label.addtocalendar, label.rsvp or close; ` +
  'the API reference at /docs lists them all at the field customLabels'
