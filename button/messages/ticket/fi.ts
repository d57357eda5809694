import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/fi.ts'

export const ticket: TicketMessages = {
  confirmed: 'Olet mukana',
  undecided: 'Tulet ehkä',
  declined: 'Et pääse paikalle',
  waiting: 'Olet jonotuslistalla',
  signedUp: 'Olet ilmoittautunut',
  held: (seats) =>
    seats === 1
      ? 'Pidämme paikkasi varattuna. Kerro, kun olet päättänyt.'
      : `Pidämme sinulle ${seats} paikkaa varattuna. Kerro, kun olet päättänyt.`,
  changedMind: 'Muuttuivatko suunnitelmat? Voit vielä tulla mukaan.',
  waitingText: 'Liity jonotuslistalle, niin ilmoitamme sähköpostilla, kun sinulle vapautuu paikka.',
  inLine: (seats) =>
    seats === 1
      ? 'Ilmoitamme sähköpostilla, kun sinulle vapautuu paikka.'
      : `Ilmoitamme sähköpostilla, kun sinulle vapautuu ${seats} paikkaa.`,
  position: (position) => `Olet jonossa sijalla ${position}.`,
  holds: (time, seats) =>
    seats === 1
      ? `Sinulla on sitten ${time} aikaa ottaa se vastaan.`
      : `Sinulla on sitten ${time} aikaa ottaa ne vastaan.`,
  leaveByMail: 'Muuttuivatko suunnitelmat? Voit poistua listalta milloin vain sähköpostimme linkistä.',
  dates: (count) => `Ilmoittautumisesi koskee ${count === 2 ? 'molempia päiviä' : `kaikkia ${count} päivää`}.`,
  series: 'Ilmoittautumisesi koskee sarjan kaikkia päiviä.',
  furtherDates: 'Lisää päiviä',
  directions: 'Reittiohjeet',
  invite: 'Kutsu ystävä',
  codeByMail: 'Sisäänpääsykoodisi on sähköpostissa.',
  buttons: {
    undecided: 'Tulen ehkä',
    declined: 'Ilmoita, etten pääse',
  },
  linkFollows: 'Lähetämme sinulle seuraavaksi sähköpostilla linkin, jolla vahvistat osoitteesi.',
  regrets: 'Etkö pääse paikalle? Kerro järjestäjälle',
  wrongAddress: 'Väärä osoite?',
  view: 'Joko ilmoittauduit? Näytä ilmoittautuminen',
  sendAgain: 'Lähetä uudelleen',
  oneAtATime: 'Lähetämme enintään yhden sähköpostin kymmenessä minuutissa. Katso myös roskapostikansiosta.',
}
