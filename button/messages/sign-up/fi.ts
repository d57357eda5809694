import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Sähköpostiosoite',
  question: 'Tuletko mukaan?',
  confirmed: 'Kyllä',
  undecided: 'Ehkä',
  declined: 'En',
  places: 'Paikkoja',
  seatsLeft: (count) => (count === 1 ? '1 paikka jäljellä' : `${count} paikkaa jäljellä`),
  send: (seats) => (seats === 1 ? 'Vahvista paikka' : `Vahvista ${seats} paikkaa`),
  sendAnswer: 'Lähetä vastaus',
  fullText: 'Paikka voi vapautua, jos joku peruu.',
  closedText: 'Tähän tapahtumaan ei voi enää ilmoittautua.',
  unavailable: 'Ilmoittautuminen ei onnistu juuri nyt',
  unavailableText: 'Yritä uudelleen muutaman minuutin kuluttua.',
  alreadyIn: 'Joko ilmoittauduit? Muuta ilmoittautumistasi',
  change: 'Muuta ilmoittautumistasi',
  again: 'Ilmoita joku muukin',
  errors: {
    email: 'Syötä kelvollinen sähköpostiosoite.',
    answer: 'Valitse vastaus.',
    places: (most) => (most === 1 ? 'Vain yksi paikka on mahdollinen.' : `Valitse 1–${most} paikkaa.`),
    field: 'Tarkista tämä kenttä.',
    late: 'Lomake on ollut auki liian kauan. Lähetä se uudelleen.',
    again: 'Lähetys ei onnistunut. Lähetä uudelleen.',
    tooMany: 'Verkostasi on tullut liian monta ilmoittautumista. Yritä myöhemmin uudelleen.',
    tooManyMails: 'Tähän osoitteeseen on jo lähdössä liian monta viestiä. Yritä myöhemmin uudelleen.',
  },
  done: {
    confirmed: { text: 'Lähetämme sinulle sähköpostilla kaikki tarvittavat tiedot.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Pidämme paikkasi varattuna. Voit päättää myöhemmin sähköpostiviestimme linkin kautta.'
          : `Pidämme sinulle ${seats} paikkaa varattuna. Voit päättää myöhemmin sähköpostiviestimme linkin kautta.`,
    },
    declined: { text: 'Jos muutat mielesi, käytä sähköpostiviestimme linkkiä.' },
    pending: {
      title: 'Tarkista sähköpostisi',
      text: 'Lähetämme sinulle sähköpostilla linkin. Avaa se tunnin kuluessa viestin saapumisesta, niin ilmoittautumisesi vahvistuu.',
    },
  },
}
