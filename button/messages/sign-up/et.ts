import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-posti aadress',
  question: 'Kas tuled?',
  confirmed: 'Jah',
  undecided: 'Võib-olla',
  declined: 'Ei',
  places: 'Kohtade arv',
  seatsLeft: (count) => (count === 1 ? '1 koht vaba' : `${count} kohta vaba`),
  send: (seats) => (seats === 1 ? 'Kinnita koht' : `Kinnita ${seats} kohta`),
  sendAnswer: 'Saada vastus',
  fullText: 'Koht võib vabaneda, kui keegi loobub.',
  closedText: 'Sellele üritusele ei saa enam registreeruda.',
  unavailable: 'Registreeruda ei saa praegu',
  unavailableText: 'Palun proovi mõne minuti pärast uuesti.',
  alreadyIn: 'Juba registreerunud? Muuda registreeringut',
  change: 'Muuda registreeringut',
  again: 'Registreeri veel keegi',
  errors: {
    email: 'Palun sisesta kehtiv e-posti aadress.',
    answer: 'Palun vali vastus.',
    places: (most) => (most === 1 ? 'Võimalik on ainult üks koht.' : `Palun vali 1 kuni ${most} kohta.`),
    field: 'Palun kontrolli seda välja.',
    late: 'Vorm on olnud liiga kaua avatud. Palun saada see uuesti.',
    again: 'Saatmine ei õnnestunud. Palun saada uuesti.',
    tooMany: 'Sinu võrgust on tulnud liiga palju registreeringuid. Palun proovi hiljem uuesti.',
    tooManyMails: 'Sellele aadressile on ootel liiga palju e-kirju. Palun proovi hiljem uuesti.',
  },
  done: {
    confirmed: { text: 'Saadame sulle e-kirja kogu vajaliku infoga.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Hoiame sulle koha kinni. Otsustada saad hiljem meie e-kirjas oleva lingi kaudu.'
          : `Hoiame sulle ${seats} kohta kinni. Otsustada saad hiljem meie e-kirjas oleva lingi kaudu.`,
    },
    declined: { text: 'Kui mõtled ümber, kasuta meie e-kirjas olevat linki.' },
    pending: {
      title: 'Palun vaata oma postkasti',
      text: 'Saadame sulle e-kirjaga lingi. Ava see tunni aja jooksul pärast kirja saabumist, et registreering kinnitada.',
    },
  },
}
