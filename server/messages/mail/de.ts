import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/de.ts'
import { waiting } from '../waiting/de.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bitte E-Mail-Adresse bestätigen: {{event}}',
      headline: 'Nur noch ein Schritt',
      content:
        'Bitte bestätigen Sie Ihre E-Mail-Adresse, um Ihre Anmeldung abzuschließen. Der Button funktioniert eine Stunde lang. Nicht angemeldet? Dann ignorieren Sie diese E-Mail.',
      button_label: 'Adresse bestätigen',
    },
    rsvp_thank_you: {
      subject: 'Anmeldung bestätigt: {{event}}',
      headline: 'Vielen Dank',
      content: 'Ihre E-Mail-Adresse ist bestätigt und Ihre Rückmeldung gespeichert. Sie können sie jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_signup_confirmation: {
      subject: 'Ihre Anmeldung: {{event}}',
      headline: 'Danke für Ihre Rückmeldung',
      content: 'Ihre Rückmeldung ist gespeichert. Sie können sie jederzeit ändern.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_change_confirmation: {
      subject: 'Anmeldung geändert: {{event}}',
      headline: 'Ihre Änderung ist gespeichert',
      content:
        'Das ist Ihre aktuelle Rückmeldung. Sie haben nichts geändert? Dann können Sie sie über den Button korrigieren.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_event_update: {
      subject: 'Termin geändert: {{event}}',
      headline: 'Bitte beachten Sie die neuen Angaben',
      content: 'Der Veranstalter hat diese Veranstaltung geändert. Hier sind die aktuellen Angaben.',
      button_label: 'Anmeldung ansehen',
    },
    rsvp_magic_link: {
      subject: 'Link zu Ihrer Anmeldung: {{event}}',
      headline: 'Ihre Anmeldung öffnen',
      content:
        'Hier können Sie Ihre Anmeldung ansehen und ändern. Der Button funktioniert eine Stunde lang. Nicht angefordert? Dann ignorieren Sie diese E-Mail.',
      button_label: 'Anmeldung öffnen',
    },
    rsvp_second_signup: {
      subject: 'Sie sind bereits angemeldet: {{event}}',
      headline: 'Wir haben Ihre Anmeldung schon',
      content:
        'Jemand, vermutlich Sie selbst, hat sich mit dieser Adresse noch einmal angemeldet. Ihre Anmeldung ist unverändert. Über den Button können Sie sie ansehen und ändern; er funktioniert eine Stunde lang.',
      button_label: 'Anmeldung öffnen',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Anmeldung entfernt: {{event}}',
    headline: 'Sie sind nicht mehr angemeldet',
    content:
      'Der Veranstalter hat Ihre Anmeldung entfernt. Falls Sie das überrascht, wenden Sie sich bitte an den Veranstalter.',
  },
  status: { confirmed: 'Zugesagt', undecided: 'Vielleicht', declined: 'Abgesagt', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Ihre Rückmeldung',
  places: 'Plätze',
  ticket: { label: 'Ihr Ticket', hint: 'Zeigen Sie diesen Code am Eingang.' },
  more: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
  attached: 'Der Termin für Ihren Kalender ist angehängt.',
  attachedUpdate: 'Die angehängte Datei aktualisiert den Termin in Ihrem Kalender.',
  attachedRemoval: 'Die angehängte Datei entfernt den Termin aus Ihrem Kalender.',
  withoutButton: 'Der Button funktioniert nicht? Öffnen Sie diesen Link:',
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für eine Anmeldung zu dieser Veranstaltung verwendet wurde.',
  unsubscribe: 'Mails über Änderungen abbestellen',
}
