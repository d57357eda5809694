import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/de.ts'

export const ticket: TicketMessages = {
  confirmed: 'Sie sind dabei',
  undecided: 'Sie sind vielleicht dabei',
  declined: 'Sie haben abgesagt',
  waiting: 'Sie stehen auf der Warteliste',
  signedUp: 'Sie sind angemeldet',
  held: (seats) =>
    seats === 1
      ? 'Wir halten Ihren Platz frei. Sagen Sie uns Bescheid, sobald Sie es wissen.'
      : `Wir halten Ihre ${seats} Plätze frei. Sagen Sie uns Bescheid, sobald Sie es wissen.`,
  changedMind: 'Geht es doch? Sie können immer noch zusagen.',
  waitingText: 'Lassen Sie sich auf die Warteliste setzen. Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.',
  inLine: (seats) =>
    seats === 1
      ? 'Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.'
      : `Wir schreiben Ihnen, sobald ${seats} Plätze für Sie frei sind.`,
  position: (position) => `Sie stehen an ${position}. Stelle der Warteliste.`,
  holds: (time, seats) =>
    seats === 1 ? `Sie haben dann ${time} Zeit, ihn anzunehmen.` : `Sie haben dann ${time} Zeit, sie anzunehmen.`,
  leaveByMail: 'Doch keine Zeit? Über den Link in unserer E-Mail können Sie die Warteliste jederzeit verlassen.',
  dates: (count) => `Ihre Anmeldung gilt für ${count === 2 ? 'beide' : `alle ${count}`} Termine.`,
  series: 'Ihre Anmeldung gilt für alle Termine der Serie.',
  furtherDates: 'Weitere Termine',
  directions: 'Route',
  invite: 'Freunde einladen',
  codeByMail: 'Den Code für den Einlass finden Sie in der E-Mail.',
  buttons: {
    undecided: 'Vielleicht dabei',
    declined: 'Absagen',
  },
  linkFollows: 'Danach schicken wir Ihnen per E-Mail einen Link, mit dem Sie Ihre Adresse bestätigen.',
  regrets: 'Sie können nicht kommen? Geben Sie dem Veranstalter Bescheid',
  wrongAddress: 'Falsche Adresse?',
  view: 'Schon angemeldet? Anmeldung ansehen',
  sendAgain: 'Noch einmal senden',
  oneAtATime: 'Wir senden höchstens alle zehn Minuten eine E-Mail. Bitte sehen Sie auch im Spam-Ordner nach.',
}
