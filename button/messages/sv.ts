import type { Translation } from './en.ts'
import { signUp } from './sign-up/sv.ts'

export const sv: Translation = {
  add: 'Lägg till i kalender',
  calendars: {
    ical: 'iCal-fil',
  },
  close: 'Stäng',
  continue: 'Fortsätt',
  unavailable: 'Det gick inte att läsa in kalenderknappen.',
  openPage: 'Öppna evenemangets sida',
  dates: {
    title: 'Välj ett datum',
    text: 'Det här evenemanget har flera datum. Du kan lägga till dem ett i taget.',
  },
  cancelled: 'Inställt',
  cancelledHint: 'Det här datumet är inställt. Om det redan finns i din kalender, uppdatera det där.',
  expired: 'Det här evenemanget är över',
  recurring: 'Upprepas',
  online: 'Onlineevenemang',
  subscribe: 'Prenumerera på kalendern',
  overview: {
    empty: 'Det finns inga kommande evenemang just nu.',
    more: 'Visa alla evenemang',
  },
  rsvp: 'Anmäl dig',
  rsvpExpired: 'Anmälan är stängd',
  rsvpFull: 'Fullbokat',
  thanks: 'Tack',
  share: {
    mail: 'Skicka via e-post',
    copy: 'Kopiera länk',
    copied: 'Kopierat',
    subject: 'Ett evenemang för dig',
  },
  form: {
    send: 'Skicka',
    sending: 'Skickar …',
    sent: 'Ditt svar har skickats.',
    failed: 'Ditt svar kunde inte skickas. Försök igen.',
    required: 'Fyll i det här fältet.',
    choose: 'Välj ett alternativ.',
    tick: 'Kryssa i den här rutan.',
    number: 'Ange ett tal.',
    optional: 'valfritt',
    goesTo: (host) => `Dina uppgifter skickas till ${host}.`,
  },
  signUp,
  saved: 'Tillagt i din kalender',
  newWindow: 'öppnas i ett nytt fönster',
  madeWith: (product) => `Skapad med ${product}`,
}
