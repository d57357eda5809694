import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/nl.ts'

export const ticket: TicketMessages = {
  confirmed: 'Je bent erbij',
  undecided: 'Je bent er misschien bij',
  declined: 'Je kunt er niet bij zijn',
  waiting: 'Je staat op de wachtlijst',
  signedUp: 'Je bent aangemeld',
  held: 'We houden je plek vrij. Laat het weten zodra je eruit bent.',
  changedMind: 'Toch tijd? Je kunt alsnog ja zeggen.',
  waitingText: 'Ga op de wachtlijst staan, dan mailen we je zodra er een plek voor je is.',
  inLine: 'We mailen je zodra er een plek voor je is.',
  position: (position) => `Je bent nummer ${position} op de wachtlijst.`,
  holds: (time: string) => `Je hebt dan ${time} om die te accepteren.`,
  leaveByMail: 'Heb je je bedacht? Via de link in onze e-mail kun je de wachtlijst altijd verlaten.',
  dates: (count) => `Je aanmelding geldt voor alle ${count} data.`,
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
