import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/no.ts'

export const ticket: TicketMessages = {
  confirmed: 'Du kommer',
  undecided: 'Du kommer kanskje',
  declined: 'Du kan ikke komme',
  waiting: 'Du står på ventelisten',
  signedUp: 'Du er påmeldt',
  held: 'Vi holder av plassen din. Si fra når du vet det.',
  changedMind: 'Endrede planer? Du kan fortsatt si ja.',
  waitingText: 'Sett deg på ventelisten, så sender vi deg en e-post når det er plass til deg.',
  inLine: 'Vi sender deg en e-post når det er plass til deg.',
  dates: (count) => `Svaret ditt gjelder alle ${count} datoene.`,
  series: 'Svaret ditt gjelder alle datoene i serien.',
  furtherDates: 'Flere datoer',
  directions: 'Veibeskrivelse',
  invite: 'Inviter en venn',
  buttons: {
    undecided: 'Svar kanskje',
    declined: 'Meld avbud',
  },
  linkFollows: 'Deretter sender vi deg en lenke for å bekrefte adressen din.',
  regrets: 'Kan du ikke komme? Si fra til arrangøren',
  wrongAddress: 'Feil adresse?',
}
