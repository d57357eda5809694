import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/nl.ts'

export const ticket: TicketMessages = {
  confirmed: 'Je bent erbij',
  undecided: 'Je bent er misschien bij',
  declined: 'Je bent er niet bij',
  waiting: 'Je staat op de wachtlijst',
  signedUp: 'Je bent aangemeld',
  held: (seats) =>
    seats === 1
      ? 'We houden je plek vrij. Laat het weten zodra je eruit bent.'
      : `We houden je ${seats} plekken vrij. Laat het weten zodra je eruit bent.`,
  changedMind: 'Toch tijd? Je kunt alsnog ja zeggen.',
  waitingText: 'Ga op de wachtlijst staan, dan mailen we je zodra er een plek voor je is.',
  inLine: (seats) =>
    seats === 1 ? 'We mailen je zodra er een plek voor je is.' : `We mailen je zodra er ${seats} plekken voor je zijn.`,
  position: (position) => `Je bent nummer ${position} op de wachtlijst.`,
  holds: (time, seats) =>
    seats === 1 ? `Je hebt dan ${time} om die te accepteren.` : `Je hebt dan ${time} om ze te accepteren.`,
  leaveByMail: 'Heb je je bedacht? Via de link in onze e-mail kun je de wachtlijst altijd verlaten.',
  dates: (count) => `Je aanmelding geldt voor ${count === 2 ? 'beide' : `alle ${count}`} data.`,
  series: 'Je aanmelding geldt voor elke datum van de reeks.',
  furtherDates: 'Meer data',
  directions: 'Route',
  invite: 'Iemand uitnodigen',
  codeByMail: 'Je toegangscode staat in de e-mail.',
  buttons: {
    undecided: 'Misschien kom ik',
    declined: 'Afzeggen',
  },
  linkFollows: 'Daarna mailen we je een link om je adres te bevestigen.',
  regrets: 'Kun je niet? Laat het de organisator weten',
  wrongAddress: 'Verkeerd adres?',
  view: 'Al aangemeld? Bekijk je aanmelding',
  sendAgain: 'Opnieuw versturen',
  oneAtATime: 'We sturen hooguit één e-mail per tien minuten. Kijk ook even in je spammap.',
}
