import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/de.ts'
import { waiting } from '../waiting/de.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bitte E-Mail-Adresse bestätigen: {{event}}',
      headline: 'Nur noch ein Schritt',
      content:
        'Mit einem Klick bestätigen Sie Ihre E-Mail-Adresse und schließen Ihre Anmeldung ab. Der Link gilt eine Stunde. Nicht angemeldet? Dann ignorieren Sie diese E-Mail.',
      button_label: 'Adresse bestätigen',
    },
    rsvp_thank_you: {
      subject: 'Sie sind dabei: {{event}}',
      headline: 'Sie sind dabei',
      content:
        'Ihre E-Mail-Adresse ist bestätigt, und Sie sind angemeldet. Kommt etwas dazwischen? Sie können Ihre Anmeldung jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_signup_confirmation: {
      subject: 'Sie sind dabei: {{event}}',
      headline: 'Sie sind dabei',
      content: 'Ihre Anmeldung ist bestätigt. Kommt etwas dazwischen? Sie können sie jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_change_confirmation: {
      subject: 'Anmeldung geändert: {{event}}',
      headline: 'Ihre Anmeldung ist geändert',
      content:
        'Hier ist der aktuelle Stand. Sie haben nichts geändert? Dann öffnen Sie Ihre Anmeldung und korrigieren Sie sie.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_event_update: {
      subject: 'Änderung: {{event}}',
      headline: 'Es hat sich etwas geändert',
      content: 'Hier sind die aktuellen Angaben.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_magic_link: {
      subject: 'Link zu Ihrer Anmeldung: {{event}}',
      headline: 'Ihre Anmeldung öffnen',
      content:
        'Mit diesem Link können Sie Ihre Anmeldung ansehen und ändern. Er gilt eine Stunde. Nicht angefordert? Dann ignorieren Sie diese E-Mail.',
      button_label: 'Anmeldung öffnen',
    },
    rsvp_second_signup: {
      subject: 'Ihre Anmeldung liegt uns schon vor: {{event}}',
      headline: 'Ihre Anmeldung liegt uns schon vor',
      content:
        'Jemand, vermutlich Sie selbst, hat sich mit dieser Adresse noch einmal angemeldet. Es hat sich nichts geändert. Mit diesem Link können Sie Ihre Anmeldung ansehen und ändern. Er gilt eine Stunde.',
      button_label: 'Anmeldung öffnen',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Sie sind vielleicht dabei: {{event}}',
      headline: 'Sie sind vielleicht dabei',
      content: 'Ihr „Vielleicht“ ist notiert. Bitte geben Sie Bescheid, sobald Sie sich entschieden haben.',
    },
    declined: {
      subject: 'Sie haben abgesagt: {{event}}',
      headline: 'Sie haben abgesagt',
      content:
        'Danke, dass Sie Bescheid gegeben haben. Klappt es doch noch? Sie können Ihre Rückmeldung jederzeit ändern.',
    },
  },
  again: {
    confirmed: 'Sie sind schon angemeldet',
    undecided: 'Ihre Rückmeldung lautet weiterhin „Vielleicht“',
    waiting: 'Sie stehen schon auf der Warteliste',
    declined: {
      headline: 'Ihre Absage gilt weiterhin',
      content:
        'Jemand, vermutlich Sie selbst, hat sich mit dieser Adresse noch einmal angemeldet. Wir haben nichts geändert: Ihre Absage gilt weiterhin. Möchten Sie doch kommen? Sagen Sie es uns über diesen Link. Er gilt eine Stunde.',
      button_label: 'Doch zusagen',
    },
  },
  cancelled: {
    subject: 'Abgesagt: {{event}}',
    headline: 'Die Veranstaltung ist abgesagt',
    content: 'Leider findet sie nicht statt. Sie müssen nichts weiter tun.',
  },
  removed: {
    subject: 'Ihre Anmeldung wurde entfernt: {{event}}',
    headline: 'Sie sind nicht mehr angemeldet',
    content: 'Der Veranstalter hat Ihre Anmeldung entfernt. Bei Fragen wenden Sie sich bitte direkt an ihn.',
  },
  changes: {
    was: 'Bisher',
    now: 'Jetzt',
    title: 'Titel',
    moved: 'Verschoben',
    place: 'Neuer Ort',
    added: 'Neuer Termin',
    off: 'Termin abgesagt',
    resumed: 'Findet doch statt',
  },
  note: (organizer) => `Nachricht von ${organizer}`,
  status: { confirmed: 'Zugesagt', undecided: 'Vielleicht', declined: 'Abgesagt', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Ihre Rückmeldung',
  covers: 'Ihre Anmeldung gilt für alle Termine.',
  places: 'Plätze',
  ticket: { label: 'Ihr Ticket', hint: 'Zeigen Sie diesen Code am Eingang.' },
  attached: 'Der Termin für Ihren Kalender ist angehängt.',
  attachedForOthers: 'Für Apple und alle anderen Kalender öffnen Sie die angehängte Datei.',
  attachedUpdate: 'Die angehängte Datei aktualisiert den Termin in Ihrem Kalender.',
  attachedRemoval: 'Die angehängte Datei entfernt den Termin aus Ihrem Kalender.',
  withoutButton: 'Der Button funktioniert nicht? Öffnen Sie diesen Link:',
  reason: 'Sie erhalten diese E-Mail, weil Sie sich für diese Veranstaltung angemeldet haben.',
  reasonOfStranger:
    'Sie erhalten diese E-Mail, weil mit dieser Adresse eine Anmeldung für diese Veranstaltung eingegangen ist.',
  unsubscribe: 'E-Mails über Änderungen abbestellen',
}
