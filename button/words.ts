import type { ButtonMessages } from './messages/messages.ts'

/** Where the text of a custom label stands among the messages. Names of calendars are labels too. */
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

/** The messages with the texts of the style in place of the built-in ones. */
export function wordsOf(messages: ButtonMessages, labels: Readonly<Record<string, string>>): ButtonMessages {
  const words: Texts = { ...messages }
  for (const [label, text] of Object.entries(labels)) {
    const place = Object.hasOwn(places, label) ? places[label]! : undefined
    const [name, inner] = (place ?? label).split('.') as [string, string?]
    if (inner === undefined) {
      if (typeof words[name] === 'string') words[name] = plain(text)
    } else if (place) words[name] = { ...(words[name] as Texts), [inner]: plain(text) }
  }
  // A style that renames "add" renames it for subscriptions as well.
  if (labels['label.addtocalendar']) words.subscribe = words.add
  return words as ButtonMessages
}

/** Labels may come with tags in square brackets, which other buttons turn into HTML. */
export function plain(text: string): string {
  return text.replaceAll(/\[br\s*\/?\]/g, ' ').replaceAll(/\[\/?(b|strong|i|em|u|s|small|p|url|hr|ul|ol|li|h\d)\]/g, '')
}
