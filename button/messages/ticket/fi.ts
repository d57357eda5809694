import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fi.ts'

export const ticket: TicketMessages = {
  confirmed: 'Olet tulossa',
  undecided: 'Tulet ehkä',
  declined: 'Et pääse paikalle',
  waiting: 'Olet jonotuslistalla',
  signedUp: 'Olet ilmoittautunut',
  held: 'Pidämme paikkasi varattuna. Kerro, kun tiedät.',
  changedMind: 'Muuttuivatko suunnitelmat? Voit vielä vastata kyllä.',
  waitingText: 'Liity jonotuslistalle, niin lähetämme sinulle sähköpostin, kun sinulle on paikka.',
  inLine: 'Lähetämme sinulle sähköpostin, kun sinulle on paikka.',
  dates: (count) => `Vastauksesi koskee kaikkia ${count} päivää.`,
  series: 'Vastauksesi koskee sarjan kaikkia päiviä.',
  furtherDates: 'Lisää päiviä',
  directions: 'Reittiohjeet',
  invite: 'Kutsu ystävä',
  buttons: {
    undecided: 'Vastaa ehkä',
    declined: 'Ilmoita, etten pääse',
  },
  linkFollows: 'Lähetämme sinulle seuraavaksi linkin, jolla vahvistat osoitteesi.',
  regrets: 'Etkö pääse paikalle? Kerro järjestäjälle',
  wrongAddress: 'Väärä osoite?',
}
