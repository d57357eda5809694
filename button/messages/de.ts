import type { Translation } from './en.ts'
import { signUp } from './sign-up/de.ts'

export const de: Translation = {
  add: 'Zum Kalender hinzufügen',
  calendars: {
    ical: 'iCal-Datei',
  },
  close: 'Schließen',
  continue: 'Weiter',
  unavailable: 'Die Kalender-Schaltfläche konnte nicht geladen werden.',
  openPage: 'Seite der Veranstaltung öffnen',
  dates: {
    title: 'Termin auswählen',
    text: 'Diese Veranstaltung hat mehrere Termine. Sie lassen sich einzeln hinzufügen.',
  },
  cancelled: 'Abgesagt',
  cancelledHint: 'Dieser Termin ist abgesagt. Steht er schon im Kalender, bitte dort aktualisieren.',
  expired: 'Diese Veranstaltung ist vorbei',
  recurring: 'Wiederholung',
  online: 'Online-Veranstaltung',
  subscribe: 'Kalender abonnieren',
  overview: {
    empty: 'Zurzeit stehen keine Veranstaltungen an.',
    more: 'Alle Veranstaltungen zeigen',
  },
  rsvp: 'Anmelden',
  rsvpExpired: 'Die Anmeldung ist geschlossen',
  rsvpFull: 'Ausgebucht',
  thanks: 'Vielen Dank',
  share: {
    mail: 'Per E-Mail senden',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    subject: 'Eine Veranstaltung für dich',
  },
  form: {
    send: 'Absenden',
    sending: 'Wird gesendet …',
    sent: 'Vielen Dank, Ihre Angaben wurden gesendet.',
    failed: 'Ihre Angaben konnten nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    required: 'Bitte dieses Feld ausfüllen.',
    choose: 'Bitte eine Option auswählen.',
    tick: 'Bitte dieses Kästchen ankreuzen.',
    number: 'Bitte eine Zahl eingeben.',
    optional: 'freiwillig',
    goesTo: (host) => `Ihre Angaben gehen an ${host}.`,
  },
  signUp,
  saved: 'Zum Kalender hinzugefügt',
  newWindow: 'öffnet ein neues Fenster',
  madeWith: (product) => `Erstellt mit ${product}`,
}
