import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/et.ts'

export const ticket: TicketMessages = {
  confirmed: 'Oled kirjas',
  undecided: 'Võib-olla tuled',
  declined: 'Andsid teada, et ei tule',
  waiting: 'Oled ootenimekirjas',
  signedUp: 'Oled registreerunud',
  held: (seats) =>
    seats === 1
      ? 'Hoiame sulle koha kinni. Anna teada, kui oled otsustanud.'
      : `Hoiame sulle ${seats} kohta kinni. Anna teada, kui oled otsustanud.`,
  changedMind: 'Plaanid muutusid? Võid ikka veel tulla.',
  waitingText: 'Liitu ootenimekirjaga ja anname sulle e-kirjaga teada, kui sinu jaoks koht vabaneb.',
  inLine: (seats) =>
    seats === 1
      ? 'Anname sulle e-kirjaga teada, kui sinu jaoks koht vabaneb.'
      : `Anname sulle e-kirjaga teada, kui sinu jaoks vabaneb ${seats} kohta.`,
  position: (position) => `Sinu number ootenimekirjas on ${position}.`,
  holds: (time, seats) =>
    seats === 1 ? `Selle vastuvõtmiseks on aega ${time}.` : `Nende vastuvõtmiseks on aega ${time}.`,
  leaveByMail: 'Plaanid muutusid? Meie e-kirjas oleva lingiga võid ootenimekirjast igal ajal lahkuda.',
  dates: (count) => `Sinu registreering kehtib ${count === 2 ? 'mõlema' : `kõigi ${count}`} kuupäeva kohta.`,
  series: 'Sinu registreering kehtib sarja kõigi kuupäevade kohta.',
  furtherDates: 'Veel kuupäevi',
  directions: 'Teejuhised',
  invite: 'Kutsu sõber',
  codeByMail: 'Sissepääsukood on e-kirjas.',
  buttons: {
    undecided: 'Võib-olla tulen',
    declined: 'Teata, et ei tule',
  },
  linkFollows: 'Seejärel saadame sulle e-kirjaga lingi aadressi kinnitamiseks.',
  regrets: 'Ei saa tulla? Anna korraldajale teada',
  wrongAddress: 'Vale aadress?',
  view: 'Juba registreerunud? Vaata registreeringut',
  sendAgain: 'Saada uuesti',
  oneAtATime: 'Saadame kõige rohkem ühe e-kirja kümne minuti jooksul. Vaata ka rämpsposti kausta.',
}
