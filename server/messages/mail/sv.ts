import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/sv.ts'
import { waiting } from '../waiting/sv.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bekräfta din e-postadress: {{event}}',
      headline: 'Ett steg kvar',
      content:
        'Bekräfta din e-postadress för att slutföra anmälan. Knappen fungerar i en timme. Om du inte har anmält dig kan du bortse från det här mejlet, så händer ingenting.',
      button_label: 'Bekräfta min adress',
    },
    rsvp_thank_you: {
      subject: 'Ditt svar är bekräftat: {{event}}',
      headline: 'Tack',
      content: 'Din e-postadress är bekräftad och ditt svar är sparat. Med knappen nedan kan du se och ändra det.',
      button_label: 'Visa mitt svar',
    },
    rsvp_signup_confirmation: {
      subject: 'Ditt svar: {{event}}',
      headline: 'Tack för ditt svar',
      content: 'Ditt svar är sparat. Med knappen nedan kan du se och ändra det.',
      button_label: 'Visa mitt svar',
    },
    rsvp_change_confirmation: {
      subject: 'Ditt svar har ändrats: {{event}}',
      headline: 'Din ändring är sparad',
      content: 'Så här ser ditt svar ut nu. Om du inte har ändrat det, öppna det med knappen nedan och rätta det.',
      button_label: 'Visa mitt svar',
    },
    rsvp_event_update: {
      subject: 'Evenemanget har ändrats: {{event}}',
      headline: 'Observera de nya uppgifterna',
      content: 'Arrangören har ändrat evenemanget. Det här är de aktuella uppgifterna.',
      button_label: 'Visa mitt svar',
    },
    rsvp_magic_link: {
      subject: 'Åtkomst till ditt svar: {{event}}',
      headline: 'Öppna ditt svar',
      content:
        'Med knappen nedan kan du se och ändra ditt svar. Den fungerar i en timme. Om du inte har bett om detta kan du bortse från mejlet.',
      button_label: 'Öppna mitt svar',
    },
    rsvp_second_signup: {
      subject: 'Du är redan anmäld: {{event}}',
      headline: 'Vi har redan ditt svar',
      content:
        'Någon, troligen du, har anmält sig igen med den här adressen. Ditt svar är oförändrat. Med knappen nedan kan du se och ändra det; den fungerar i en timme.',
      button_label: 'Öppna mitt svar',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Din anmälan har tagits bort: {{event}}',
    headline: 'Du är inte längre anmäld',
    content: 'Arrangören har tagit bort din anmälan. Kontakta arrangören om detta är oväntat.',
  },
  status: { confirmed: 'Kommer', undecided: 'Kanske', declined: 'Kommer inte', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Ditt svar',
  places: 'Platser',
  ticket: { label: 'Din biljett', hint: 'Visa den här koden vid entrén.' },
  more: (count) => `och ${count} datum till`,
  attached: 'Evenemanget bifogas för din kalender.',
  attachedUpdate: 'Den bifogade filen uppdaterar posten i din kalender.',
  attachedRemoval: 'Den bifogade filen tar bort evenemanget från din kalender.',
  withoutButton: 'Om knappen inte fungerar, öppna den här adressen:',
  reason: 'Du får det här mejlet eftersom adressen har använts för en anmälan till evenemanget.',
  unsubscribe: 'Skicka inga fler uppdateringar',
}
