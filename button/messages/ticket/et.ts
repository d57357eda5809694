import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/et.ts'

export const ticket: TicketMessages = {
  confirmed: 'Sa tuled',
  undecided: 'Sa võib-olla tuled',
  declined: 'Sa ei saa tulla',
  waiting: 'Oled ootenimekirjas',
  signedUp: 'Oled registreerunud',
  held: 'Hoiame sinu kohta. Anna teada, kui oled otsustanud.',
  changedMind: 'Plaanid muutusid? Saad endiselt jah öelda.',
  waitingText: 'Liitu ootenimekirjaga ja kirjutame sulle, kui sinu jaoks on koht.',
  inLine: 'Kirjutame sulle, kui sinu jaoks on koht.',
  dates: (count) => `Sinu vastus kehtib kõigi ${count} kuupäeva kohta.`,
  series: 'Sinu vastus kehtib sarja kõigi kuupäevade kohta.',
  furtherDates: 'Veel kuupäevi',
  directions: 'Juhised kohalejõudmiseks',
  invite: 'Kutsu sõber',
  buttons: {
    undecided: 'Vasta võib-olla',
    declined: 'Teata, et ei tule',
  },
  linkFollows: 'Seejärel saadame sulle lingi aadressi kinnitamiseks.',
  regrets: 'Ei saa tulla? Anna korraldajale teada',
  wrongAddress: 'Vale aadress?',
}
