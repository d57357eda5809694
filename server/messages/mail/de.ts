import type { MailMessages } from './en.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bitte E-Mail-Adresse bestätigen: {{event}}',
      headline: 'Nur noch ein Schritt',
      content:
        'Mit der Bestätigung der E-Mail-Adresse ist die Anmeldung vollständig. Der Button funktioniert eine Stunde lang. Wer sich nicht angemeldet hat, kann diese Mail ignorieren; dann passiert nichts.',
      button_label: 'Adresse bestätigen',
    },
    rsvp_thank_you: {
      subject: 'Antwort bestätigt: {{event}}',
      headline: 'Vielen Dank',
      content:
        'Die E-Mail-Adresse ist bestätigt und die Antwort gespeichert. Über den Button lässt sie sich ansehen und ändern.',
      button_label: 'Antwort ansehen',
    },
    rsvp_signup_confirmation: {
      subject: 'Antwort gespeichert: {{event}}',
      headline: 'Danke für die Antwort',
      content: 'Die Antwort ist gespeichert. Über den Button lässt sie sich ansehen und ändern.',
      button_label: 'Antwort ansehen',
    },
    rsvp_change_confirmation: {
      subject: 'Antwort geändert: {{event}}',
      headline: 'Die Änderung ist gespeichert',
      content:
        'So lautet die Antwort jetzt. Falls die Änderung nicht beabsichtigt war, lässt sie sich über den Button korrigieren.',
      button_label: 'Antwort ansehen',
    },
    rsvp_event_update: {
      subject: 'Termin geändert: {{event}}',
      headline: 'Bitte die neuen Angaben beachten',
      content: 'Diese Veranstaltung wurde geändert. Dies sind die aktuellen Angaben.',
      button_label: 'Antwort ansehen',
    },
    rsvp_magic_link: {
      subject: 'Zugang zur Antwort: {{event}}',
      headline: 'Antwort öffnen',
      content:
        'Über den Button lässt sich die Antwort ansehen und ändern. Er funktioniert eine Stunde lang. Wer dies nicht angefordert hat, kann diese Mail ignorieren.',
      button_label: 'Antwort öffnen',
    },
    rsvp_second_signup: {
      subject: 'Bereits angemeldet: {{event}}',
      headline: 'Die Antwort liegt schon vor',
      content:
        'Mit dieser Adresse hat sich noch einmal jemand angemeldet. Die bisherige Antwort ist unverändert. Über den Button lässt sie sich ansehen und ändern; er funktioniert eine Stunde lang.',
      button_label: 'Antwort öffnen',
    },
  },
  removed: {
    subject: 'Anmeldung entfernt: {{event}}',
    headline: 'Die Anmeldung besteht nicht mehr',
    content:
      'Die Anmeldung wurde von der Veranstalterseite entfernt. Bei Fragen hilft der Kontakt zur Veranstaltung weiter.',
  },
  status: { confirmed: 'Zugesagt', undecided: 'Vielleicht', declined: 'Abgesagt' },
  answer: 'Antwort',
  places: 'Plätze',
  more: (count) => (count === 1 ? 'und 1 weiterer Termin' : `und ${count} weitere Termine`),
  attached: 'Der Termin für den Kalender liegt bei.',
  attachedUpdate: 'Die beiliegende Datei aktualisiert den Eintrag im Kalender.',
  attachedRemoval: 'Die beiliegende Datei entfernt den Termin aus dem Kalender.',
  withoutButton: 'Falls der Button nicht funktioniert, diese Adresse öffnen:',
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse für eine Anmeldung zu dieser Veranstaltung verwendet wurde.',
  unsubscribe: 'Keine weiteren Änderungsmails erhalten',
}
