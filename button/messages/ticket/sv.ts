import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/sv.ts'

export const ticket: TicketMessages = {
  confirmed: 'Du är med',
  undecided: 'Du kanske kommer',
  declined: 'Du har tackat nej',
  waiting: 'Du står på väntelistan',
  signedUp: 'Du är anmäld',
  held: (seats) =>
    seats === 1
      ? 'Vi håller en plats åt dig. Hör av dig när du vet.'
      : `Vi håller ${seats} platser åt dig. Hör av dig när du vet.`,
  changedMind: 'Ändrade planer? Du kan fortfarande tacka ja.',
  waitingText: 'Ställ dig på väntelistan så mejlar vi dig när det finns en plats till dig.',
  inLine: (seats) =>
    seats === 1
      ? 'Vi mejlar dig när det finns en plats till dig.'
      : `Vi mejlar dig när det finns ${seats} platser till dig.`,
  position: (position) => `Du är nummer ${position} på väntelistan.`,
  holds: (time) => `Du har då ${time} på dig att tacka ja.`,
  leaveByMail: 'Har du ändrat dig? Du kan lämna väntelistan när som helst via länken i vårt mejl.',
  dates: (count) => `Din anmälan gäller ${count === 2 ? 'båda' : `alla ${count}`} datumen.`,
  series: 'Din anmälan gäller alla datum i serien.',
  furtherDates: 'Fler datum',
  directions: 'Vägbeskrivning',
  invite: 'Bjud in en vän',
  codeByMail: 'Din incheckningskod finns i mejlet.',
  buttons: {
    undecided: 'Svara kanske',
    declined: 'Tacka nej',
  },
  linkFollows: 'Sedan mejlar vi dig en länk för att bekräfta din adress.',
  regrets: 'Kan du inte komma? Meddela arrangören',
  wrongAddress: 'Fel adress?',
  view: 'Redan anmäld? Visa din anmälan',
  sendAgain: 'Skicka igen',
  oneAtATime: 'Vi skickar högst ett mejl var tionde minut. Titta även i skräpposten.',
}
