import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Sähköpostiosoite',
  question: 'Tuletko paikalle?',
  confirmed: 'Kyllä',
  undecided: 'Ehkä',
  declined: 'En',
  places: 'Paikkoja',
  seatsLeft: (count) => (count === 1 ? '1 paikka jäljellä' : `${count} paikkaa jäljellä`),
  send: 'Vahvista paikka',
  sendAnswer: 'Lähetä vastaus',
  fullText: 'Vapaita paikkoja ei juuri nyt ole. Paikka vapautuu, kun joku peruu.',
  closedText: 'Tähän tapahtumaan ei voi enää ilmoittautua.',
  unavailable: 'Ilmoittautuminen ei onnistu juuri nyt',
  unavailableText: 'Yritä uudelleen muutaman minuutin kuluttua.',
  alreadyIn: 'Oletko jo ilmoittautunut? Muuta vastaustasi',
  change: 'Muuta vastaustasi',
  again: 'Lähetä toinen vastaus',
  errors: {
    email: 'Syötä kelvollinen sähköpostiosoite.',
    answer: 'Valitse vastaus.',
    places: (most) => (most === 1 ? 'Vain yksi paikka on mahdollinen.' : `Valitse 1–${most} paikkaa.`),
    field: 'Tarkista tämä kenttä.',
    late: 'Lomake on ollut auki liian kauan. Lähetä se uudelleen.',
    again: 'Lähetys ei onnistunut. Lähetä uudelleen.',
    tooMany: 'Verkostasi on tullut liian monta vastausta. Yritä myöhemmin uudelleen.',
    tooManyMails: 'Tähän osoitteeseen on odottamassa liian monta sähköpostia. Yritä myöhemmin uudelleen.',
  },
  done: {
    confirmed: { title: 'Paikkasi on varattu', text: 'Saat sähköpostin, jossa on kaikki tarvittava.' },
    undecided: {
      title: 'Kiitos vastauksestasi',
      text: 'Pidämme paikkasi. Voit vielä päättää sähköpostimme linkistä.',
    },
    declined: { title: 'Kiitos, että kerroit', text: 'Jos muutat mielesi, käytä sähköpostimme linkkiä.' },
    pending: {
      title: 'Katso sähköpostisi',
      text: 'Saat sähköpostin, jossa on linkki. Avaa se tunnin kuluessa viestin saapumisesta, niin vastauksesi vahvistuu.',
    },
  },
}
