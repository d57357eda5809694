import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-posti aadress',
  question: 'Kas tuled?',
  confirmed: 'Jah',
  undecided: 'Võib-olla',
  declined: 'Ei',
  places: 'Kohtade arv',
  seatsLeft: (count) => (count === 1 ? '1 koht vaba' : `${count} kohta vaba`),
  send: 'Kinnita koht',
  sendAnswer: 'Saada vastus',
  fullText: 'Praegu vabu kohti ei ole. Koht vabaneb, kui keegi loobub.',
  closedText: 'Sellele sündmusele ei saa enam registreeruda.',
  unavailable: 'Registreeruda ei saa praegu',
  unavailableText: 'Palun proovi mõne minuti pärast uuesti.',
  alreadyIn: 'Kas oled juba registreerunud? Muuda oma vastust',
  change: 'Muuda oma vastust',
  again: 'Saada veel üks vastus',
  errors: {
    email: 'Palun sisesta kehtiv e-posti aadress.',
    answer: 'Palun vali vastus.',
    places: (most) => (most === 1 ? 'Võimalik on ainult üks koht.' : `Palun vali 1 kuni ${most} kohta.`),
    field: 'Palun kontrolli seda välja.',
    late: 'Vorm on olnud liiga kaua avatud. Palun saada see uuesti.',
    again: 'Saatmine ei õnnestunud. Palun saada uuesti.',
    tooMany: 'Sinu võrgust on tulnud liiga palju vastuseid. Palun proovi hiljem uuesti.',
    tooManyMails: 'Sellele aadressile on ootel liiga palju e-kirju. Palun proovi hiljem uuesti.',
  },
  done: {
    confirmed: { title: 'Sinu koht on broneeritud', text: 'Saad e-kirja kõige vajalikuga.' },
    undecided: {
      title: 'Aitäh vastuse eest',
      text: 'Hoiame sulle kohta. Saad otsustada ka hiljem meie e-kirjas oleva lingi kaudu.',
    },
    declined: { title: 'Aitäh, et andsid teada', text: 'Kui mõtled ümber, kasuta meie e-kirjas olevat linki.' },
    pending: {
      title: 'Palun vaata oma postkasti',
      text: 'Saad e-kirja lingiga. Ava see tunni aja jooksul pärast kirja saabumist, et oma vastus kinnitada.',
    },
  },
}
