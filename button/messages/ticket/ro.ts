import { seatsIn } from '../sign-up/ro.ts'
import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ro.ts'

export const ticket: TicketMessages = {
  confirmed: 'Te așteptăm',
  undecided: 'Poate vii',
  declined: 'Nu vii',
  waiting: 'Ești pe lista de așteptare',
  signedUp: 'Te-ai înscris',
  held: (seats) =>
    seats === 1
      ? 'Îți păstrăm locul. Anunță-ne când te hotărăști.'
      : `Îți păstrăm ${seatsIn(seats)}. Anunță-ne când te hotărăști.`,
  changedMind: 'Ți s-au schimbat planurile? Încă poți răspunde „da”.',
  waitingText: 'Intră pe lista de așteptare și îți scriem când avem un loc pentru tine.',
  inLine: (seats) =>
    seats === 1 ? 'Îți scriem când avem un loc pentru tine.' : `Îți scriem când avem ${seatsIn(seats)} pentru tine.`,
  position: (position) => `Ești pe poziția ${position} în listă.`,
  holds: (time, seats) => (seats === 1 ? `Vei avea ${time} ca să îl accepți.` : `Vei avea ${time} ca să le accepți.`),
  leaveByMail: 'Te-ai răzgândit? Poți ieși oricând de pe listă cu linkul din e-mailul nostru.',
  dates: (count) =>
    `Înscrierea ta este valabilă pentru ${count === 2 ? 'ambele' : `toate cele ${count}${plural.select(count) === 'other' ? ' de' : ''}`} date.`,
  series: 'Înscrierea ta este valabilă pentru toate datele seriei.',
  furtherDates: 'Alte date',
  directions: 'Indicații de orientare',
  invite: 'Invită pe cineva',
  codeByMail: 'Găsești codul de intrare în e-mail.',
  buttons: {
    undecided: 'Răspunde „poate”',
    declined: 'Anunță că nu vii',
  },
  linkFollows: 'Apoi îți trimitem un link prin care confirmi adresa.',
  regrets: 'Nu poți veni? Anunță organizatorul',
  wrongAddress: 'Adresă greșită?',
  view: 'Te-ai înscris deja? Vezi înscrierea',
  sendAgain: 'Trimite din nou',
  oneAtATime: 'Trimitem cel mult un e-mail la zece minute. Verifică și folderul de spam.',
}

const plural = new Intl.PluralRules('ro')
