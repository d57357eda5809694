import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/ro.ts'

export const ticket: TicketMessages = {
  confirmed: 'Participi',
  undecided: 'Poate participi',
  declined: 'Nu poți ajunge',
  waiting: 'Ești pe lista de așteptare',
  signedUp: 'Te-ai înscris',
  held: 'Îți păstrăm locul. Spune-ne când te hotărăști.',
  changedMind: 'S-au schimbat planurile? Încă poți spune da.',
  waitingText: 'Înscrie-te pe lista de așteptare și îți scriem când avem un loc pentru tine.',
  inLine: 'Îți scriem când avem un loc pentru tine.',
  dates: (count) => `Răspunsul tău este pentru toate cele ${count} date.`,
  series: 'Răspunsul tău este pentru toate datele seriei.',
  furtherDates: 'Mai multe date',
  directions: 'Indicații de orientare',
  invite: 'Invită un prieten',
  buttons: {
    undecided: 'Răspund cu poate',
    declined: 'Anunț că nu vin',
  },
  linkFollows: 'Apoi îți trimitem un link prin care confirmi adresa.',
  regrets: 'Nu poți veni? Anunță organizatorul',
  wrongAddress: 'Adresă greșită?',
}
