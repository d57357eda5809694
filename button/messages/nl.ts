import type { Translation } from './en.ts'
import { signUp } from './sign-up/nl.ts'

export const nl: Translation = {
  add: 'Toevoegen aan agenda',
  calendars: {
    ical: 'iCal-bestand',
  },
  close: 'Sluiten',
  continue: 'Doorgaan',
  unavailable: 'De agendaknop kon niet worden geladen.',
  openPage: 'Pagina van het evenement openen',
  dates: {
    title: 'Kies een datum',
    text: 'Dit evenement heeft meerdere data. Je kunt ze één voor één toevoegen.',
  },
  cancelled: 'Geannuleerd',
  cancelledHint: 'Deze datum is geannuleerd. Staat de datum al in je agenda, werk die daar dan bij.',
  expired: 'Dit evenement is afgelopen',
  recurring: 'Herhaling',
  online: 'Online evenement',
  subscribe: 'Abonneren op agenda',
  overview: {
    empty: 'Er staan op dit moment geen evenementen gepland.',
    more: 'Alle evenementen tonen',
  },
  rsvp: 'Aanmelden',
  rsvpExpired: 'De aanmelding is gesloten',
  rsvpFull: 'Volgeboekt',
  thanks: 'Bedankt',
  share: {
    mail: 'Per e-mail versturen',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
    subject: 'Een evenement voor jou',
  },
  form: {
    send: 'Versturen',
    sending: 'Wordt verstuurd…',
    sent: 'Je antwoord is verstuurd.',
    failed: 'Je antwoord kon niet worden verstuurd. Probeer het opnieuw.',
    required: 'Vul dit veld in.',
    choose: 'Kies een optie.',
    tick: 'Vink dit vakje aan.',
    number: 'Vul een getal in.',
    optional: 'optioneel',
    goesTo: (host) => `Je gegevens worden naar ${host} verstuurd.`,
  },
  signUp,
  saved: 'Toegevoegd aan je agenda',
  newWindow: 'opent in een nieuw venster',
  madeWith: (product) => `Gemaakt met ${product}`,
}
