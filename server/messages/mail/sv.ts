import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/sv.ts'
import { waiting } from '../waiting/sv.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bekräfta din e-postadress: {{event}}',
      headline: 'Ett steg kvar',
      content:
        'Med ett klick bekräftar du din e-postadress, och anmälan är klar. Länken gäller i en timme. Har du inte anmält dig? Då kan du bortse från det här mejlet.',
      button_label: 'Bekräfta min adress',
    },
    rsvp_thank_you: {
      subject: 'Du är med: {{event}}',
      headline: 'Du är med',
      content:
        'Din e-postadress är bekräftad och du är anmäld. Får du förhinder kan du ändra din anmälan när som helst.',
      button_label: 'Visa min anmälan',
    },
    rsvp_signup_confirmation: {
      subject: 'Du är med: {{event}}',
      headline: 'Du är med',
      content: 'Din anmälan är bekräftad. Får du förhinder kan du ändra din anmälan när som helst.',
      button_label: 'Visa min anmälan',
    },
    rsvp_change_confirmation: {
      subject: 'Anmälan ändrad: {{event}}',
      headline: 'Din anmälan är ändrad',
      content:
        'Så här ser din anmälan ut nu. Var det inte du som ändrade den? Öppna den i så fall och ändra det som är fel.',
      button_label: 'Visa min anmälan',
    },
    rsvp_event_update: {
      subject: 'Ändring: {{event}}',
      headline: 'Något har ändrats',
      content: 'Här är de aktuella uppgifterna.',
      button_label: 'Visa min anmälan',
    },
    rsvp_magic_link: {
      subject: 'Länk till din anmälan: {{event}}',
      headline: 'Öppna din anmälan',
      content:
        'Med den här länken kan du se eller ändra din anmälan. Den gäller i en timme. Har du inte bett om den? Då kan du bortse från det här mejlet.',
      button_label: 'Öppna min anmälan',
    },
    rsvp_second_signup: {
      subject: 'Du har redan svarat: {{event}}',
      headline: 'Vi har redan din anmälan',
      content:
        'Någon, troligen du, har anmält sig igen med den här adressen. Ingenting har ändrats. Med den här länken kan du se eller ändra din anmälan. Den gäller i en timme.',
      button_label: 'Öppna min anmälan',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Du kanske kommer: {{event}}',
      headline: 'Du kanske kommer',
      content: 'Vi har antecknat ditt ”kanske”. Hör av dig när du har bestämt dig.',
    },
    declined: {
      subject: 'Du har tackat nej: {{event}}',
      headline: 'Du har tackat nej',
      content: 'Tack för att du hörde av dig. Har du ändrat dig? Du kan ändra ditt svar när som helst.',
    },
  },
  again: {
    confirmed: 'Du är redan anmäld',
    undecided: 'Ditt svar är fortfarande ”kanske”',
    waiting: 'Du står redan på väntelistan',
    declined: {
      headline: 'Ditt svar är fortfarande ”nej”',
      content:
        'Någon, troligen du, har anmält sig igen med den här adressen. Vi har inte ändrat något: ditt svar är fortfarande ”nej”. Kan du komma ändå? Säg till via den här länken. Den gäller i en timme.',
      button_label: 'Jag kommer ändå',
    },
  },
  cancelled: {
    subject: 'Inställt: {{event}}',
    headline: 'Evenemanget är inställt',
    content: 'Det blir inte av. Du behöver inte göra något.',
  },
  removed: {
    subject: 'Din anmälan har tagits bort: {{event}}',
    headline: 'Du är inte längre anmäld',
    content: 'Arrangören har tagit bort din anmälan. Har du frågor? Kontakta arrangören.',
  },
  changes: {
    was: 'Tidigare',
    now: 'Nu',
    title: 'Namn',
    moved: 'Ny tid',
    place: 'Ny plats',
    added: 'Nytt datum',
    off: 'Datum inställt',
    resumed: 'Blir av ändå',
  },
  note: (organizer) => `Meddelande från ${organizer}`,
  status: { confirmed: 'Kommer', undecided: 'Kanske', declined: 'Kommer inte', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Ditt svar',
  covers: 'Din anmälan gäller alla datum.',
  places: 'Platser',
  ticket: { label: 'Din biljett', hint: 'Visa den här koden vid entrén.' },
  attached: 'En kalenderinbjudan är bifogad.',
  attachedForOthers: 'För Apple och alla andra kalendrar öppnar du den bifogade inbjudan.',
  attachedUpdate: 'Den bifogade filen uppdaterar evenemanget i din kalender.',
  attachedRemoval: 'Den bifogade filen tar bort evenemanget från din kalender.',
  withoutButton: 'Fungerar inte knappen? Öppna den här länken:',
  reason: 'Du får det här mejlet eftersom du har anmält dig till evenemanget.',
  reasonOfStranger: 'Du får det här mejlet eftersom någon har anmält sig till evenemanget med den här adressen.',
  unsubscribe: 'Avprenumerera på uppdateringar',
}
