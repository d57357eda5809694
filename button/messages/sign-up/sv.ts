import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-postadress',
  question: 'Kommer du?',
  confirmed: 'Ja',
  undecided: 'Kanske',
  declined: 'Nej',
  places: 'Platser',
  seatsLeft: (count) => (count === 1 ? '1 plats kvar' : `${count} platser kvar`),
  send: 'Bekräfta min plats',
  sendAnswer: 'Skicka mitt svar',
  fullText: 'Det finns ingen ledig plats just nu. En blir ledig när någon lämnar återbud.',
  closedText: 'Det går inte längre att anmäla sig till det här evenemanget.',
  unavailable: 'Det går inte att anmäla sig just nu',
  unavailableText: 'Försök igen om några minuter.',
  alreadyIn: 'Har du redan anmält dig? Ändra ditt svar',
  change: 'Ändra ditt svar',
  again: 'Skicka ett svar till',
  errors: {
    email: 'Ange en giltig e-postadress.',
    answer: 'Välj ett svar.',
    places: (most) => (most === 1 ? 'Bara en plats är möjlig.' : `Välj 1 till ${most} platser.`),
    field: 'Kontrollera det här fältet.',
    late: 'Formuläret har varit öppet för länge. Skicka det igen.',
    again: 'Det gick inte igenom. Skicka igen.',
    tooMany: 'För många svar har kommit från ditt nätverk. Försök igen senare.',
    tooManyMails: 'För många mejl väntar till den här adressen. Försök igen senare.',
  },
  done: {
    confirmed: { title: 'Din plats är bokad', text: 'Du får ett mejl med allt du behöver veta.' },
    undecided: {
      title: 'Tack för ditt svar',
      text: 'Vi håller din plats. Du kan fortfarande bestämma dig via länken i vårt mejl.',
    },
    declined: { title: 'Tack för att du hörde av dig', text: 'Om du ändrar dig, använd länken i vårt mejl.' },
    pending: {
      title: 'Titta i din inkorg',
      text: 'Du får ett mejl med en länk. Öppna den inom en timme efter att mejlet kommit för att bekräfta ditt svar.',
    },
  },
}
