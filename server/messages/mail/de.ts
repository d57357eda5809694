import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/de.ts'
import { waiting } from '../waiting/de.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bitte E-Mail-Adresse bestätigen: {{event}}',
      headline: 'Nur noch ein Schritt',
      content:
        'Ein Klick bestätigt Ihre E-Mail-Adresse, dann ist Ihre Anmeldung vollständig. Der Link gilt eine Stunde. Nicht angemeldet? Dann ignorieren Sie diese E-Mail.',
      button_label: 'Adresse bestätigen',
    },
    rsvp_thank_you: {
      subject: 'Sie sind dabei: {{event}}',
      headline: 'Sie sind dabei',
      content:
        'Ihre E-Mail-Adresse ist bestätigt, und Sie stehen auf der Liste. Doch anders geplant? Sie können Ihre Anmeldung jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_signup_confirmation: {
      subject: 'Sie sind dabei: {{event}}',
      headline: 'Sie sind dabei',
      content: 'Alles erledigt. Doch anders geplant? Sie können Ihre Anmeldung jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_change_confirmation: {
      subject: 'Anmeldung geändert: {{event}}',
      headline: 'Ihre Anmeldung ist geändert',
      content: 'So sieht Ihre Anmeldung jetzt aus. Sie haben nichts geändert? Dann öffnen und korrigieren Sie sie.',
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
      subject: 'Sie haben schon geantwortet: {{event}}',
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
      subject: 'Sie kommen vielleicht: {{event}}',
      headline: 'Sie kommen vielleicht',
      content: 'Wir haben Sie mit „vielleicht“ notiert. Geben Sie Bescheid, sobald Sie sich entschieden haben.',
    },
    declined: {
      subject: 'Sie können leider nicht: {{event}}',
      headline: 'Sie können leider nicht',
      content: 'Danke, dass Sie Bescheid gegeben haben. Doch Zeit? Sie können Ihre Anmeldung jederzeit ändern.',
    },
  },
  cancelled: {
    subject: 'Abgesagt: {{event}}',
    headline: 'Die Veranstaltung ist abgesagt',
    content: 'Sie findet nicht statt. Sie brauchen nichts weiter zu tun.',
  },
  removed: {
    subject: 'Anmeldung entfernt: {{event}}',
    headline: 'Sie sind nicht mehr angemeldet',
    content:
      'Der Veranstalter hat Ihre Anmeldung entfernt. Falls Sie das überrascht, wenden Sie sich bitte an den Veranstalter.',
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
  answer: 'Ihre Anmeldung',
  covers: 'Ihre Anmeldung gilt für alle Termine.',
  places: 'Plätze',
  ticket: { label: 'Ihr Ticket', hint: 'Zeigen Sie diesen Code am Eingang.' },
  more: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
  attached: 'Der Termin für Ihren Kalender ist angehängt.',
  attachedForOthers: 'Für Apple und alle anderen Kalender öffnen Sie die angehängte Datei.',
  attachedUpdate: 'Die angehängte Datei aktualisiert den Termin in Ihrem Kalender.',
  attachedRemoval: 'Die angehängte Datei entfernt den Termin aus Ihrem Kalender.',
  withoutButton: 'Der Button funktioniert nicht? Öffnen Sie diesen Link:',
  reason: 'Sie erhalten diese E-Mail, weil Sie sich zu dieser Veranstaltung angemeldet haben.',
  reasonOfStranger:
    'Sie erhalten diese E-Mail, weil diese Adresse für eine Anmeldung zu dieser Veranstaltung verwendet wurde.',
  unsubscribe: 'Mails über Änderungen abbestellen',
}
