import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/no.ts'

export const ticket: TicketMessages = {
  confirmed: 'Du er med',
  undecided: 'Du kommer kanskje',
  declined: 'Du har meldt avbud',
  waiting: 'Du står på ventelisten',
  signedUp: 'Du er påmeldt',
  held: (seats) =>
    seats === 1
      ? 'Vi holder av en plass til deg. Si fra når du vet det.'
      : `Vi holder av ${seats} plasser til deg. Si fra når du vet det.`,
  changedMind: 'Endrede planer? Du kan fortsatt takke ja.',
  waitingText: 'Sett deg på ventelisten, så sender vi deg en e-post når det er plass til deg.',
  inLine: (seats) =>
    seats === 1
      ? 'Vi sender deg en e-post når det er plass til deg.'
      : `Vi sender deg en e-post når det er ${seats} plasser til deg.`,
  position: (position) => `Du er nummer ${position} på ventelisten.`,
  holds: (time, seats) =>
    seats === 1 ? `Du har da ${time} på deg til å ta imot den.` : `Du har da ${time} på deg til å ta imot dem.`,
  leaveByMail: 'Ombestemt deg? Du kan forlate ventelisten når som helst med lenken i e-posten fra oss.',
  dates: (count) => `Påmeldingen gjelder ${count === 2 ? 'begge' : `alle ${count}`} datoene.`,
  series: 'Påmeldingen gjelder alle datoene i serien.',
  furtherDates: 'Flere datoer',
  directions: 'Veibeskrivelse',
  invite: 'Inviter en venn',
  codeByMail: 'Innsjekkingskoden står i e-posten.',
  buttons: {
    undecided: 'Svar kanskje',
    declined: 'Meld avbud',
  },
  linkFollows: 'Deretter får du en e-post med en lenke for å bekrefte adressen din.',
  regrets: 'Kan du ikke komme? Si fra til arrangøren',
  wrongAddress: 'Feil adresse?',
  view: 'Allerede påmeldt? Se påmeldingen din',
  sendAgain: 'Send på nytt',
  oneAtATime: 'Vi sender høyst én e-post hvert tiende minutt. Se også i søppelpostmappen.',
}
