import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-postadress',
  question: 'Kommer du?',
  confirmed: 'Ja',
  undecided: 'Kanske',
  declined: 'Nej',
  places: 'Platser',
  seatsLeft: (count) => (count === 1 ? '1 plats kvar' : `${count} platser kvar`),
  send: (seats) => (seats === 1 ? 'Bekräfta min plats' : `Bekräfta mina ${seats} platser`),
  sendAnswer: 'Skicka svar',
  fullText: 'En plats kan bli ledig om någon lämnar återbud.',
  closedText: 'Det går inte längre att anmäla sig till det här evenemanget.',
  unavailable: 'Det går inte att anmäla sig just nu',
  unavailableText: 'Försök igen om några minuter.',
  alreadyIn: 'Redan anmäld? Ändra din anmälan',
  change: 'Ändra din anmälan',
  again: 'Anmäl en person till',
  errors: {
    email: 'Ange en giltig e-postadress.',
    answer: 'Välj om du kommer.',
    places: (most) => (most === 1 ? 'Du kan bara välja en plats.' : `Välj 1–${most} platser.`),
    field: 'Kontrollera det här fältet.',
    late: 'Formuläret har varit öppet för länge. Skicka det igen.',
    again: 'Det gick inte att skicka. Försök igen.',
    tooMany: 'För många anmälningar har kommit från ditt nätverk. Försök igen senare.',
    tooManyMails: 'För många mejl till den här adressen ligger i kö. Försök igen senare.',
  },
  done: {
    confirmed: { text: 'Du får ett mejl med allt du behöver veta.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Vi håller en plats åt dig. Du kan bestämma dig senare via länken i vårt mejl.'
          : `Vi håller ${seats} platser åt dig. Du kan bestämma dig senare via länken i vårt mejl.`,
    },
    declined: { text: 'Om du ändrar dig använder du länken i vårt mejl.' },
    pending: {
      title: 'Titta i din inkorg',
      text: 'Du får ett mejl med en länk. Öppna den inom en timme efter att mejlet kommit för att bekräfta din anmälan.',
    },
  },
}
