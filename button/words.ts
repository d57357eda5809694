import type { ButtonMessages } from './messages/messages.ts'

/** The message that a custom label replaces. Names of calendars are labels too. */
const places: Readonly<Record<string, string>> = {
  'label.addtocalendar': 'add',
  ical: 'calendars.ical',
  'modal.multidate.h': 'dates.title',
  'modal.multidate.text': 'dates.text',
  'date.status.cancelled': 'cancelled',
  'date.status.cancelled.cta': 'cancelledHint',
  'label.rsvp': 'rsvp',
  'label.rsvp.expired': 'rsvpExpired',
  'label.rsvp.bookedout': 'rsvpFull',
  'label.share.email': 'share.mail',
  'label.share.email.subject': 'share.subject',
  'label.share.copy': 'share.copy',
  'label.share.copied': 'share.copied',
  'form.error.required': 'form.required',
  'form.error.sending': 'form.failed',
  'form.success': 'form.sent',
  'group_overview.empty': 'overview.empty',
  thankyou: 'thanks',
  submit: 'form.send',
}

type Texts = Record<string, unknown>

/** The messages, with custom texts of the style. */
export function wordsOf(messages: ButtonMessages, labels: Readonly<Record<string, string>>): ButtonMessages {
  const words: Texts = { ...messages }
  for (const [label, text] of Object.entries(labels)) {
    const place = Object.hasOwn(places, label) ? places[label]! : undefined
    const [name, inner] = (place ?? label).split('.') as [string, string?]
    if (inner === undefined) {
      if (typeof words[name] === 'string') words[name] = plain(text)
    } else if (place) words[name] = { ...(words[name] as Texts), [inner]: plain(text) }
  }
  // A custom "add" label applies to subscriptions too.
  if (labels['label.addtocalendar']) words.subscribe = words.add
  if (labels['date.status.cancelled']) words.cancelledEvent = words.cancelled
  if (labels['date.status.cancelled.cta']) words.cancelledText = words.cancelledHint
  return words as ButtonMessages
}

/** Labels may come with tags in square brackets, which other buttons turn into HTML. */
export function plain(text: string): string {
  return text.replaceAll(/\[br\s*\/?\]/g, ' ').replaceAll(/\[\/?(b|strong|i|em|u|s|small|p|url|hr|ul|ol|li|h\d)\]/g, '')
}
