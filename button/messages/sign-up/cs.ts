import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-mailová adresa',
  question: 'Přijdete?',
  confirmed: 'Ano',
  undecided: 'Možná',
  declined: 'Ne',
  places: 'Počet míst',
  seatsLeft: (count) =>
    count === 1 ? 'Zbývá 1 místo' : plural.select(count) === 'few' ? `Zbývají ${count} místa` : `Zbývá ${count} míst`,
  send: (seats) => (seats === 1 ? 'Potvrdit místo' : `Potvrdit ${seatsIn(seats)}`),
  sendAnswer: 'Odeslat odpověď',
  fullText: 'Místo se může uvolnit, když někdo účast zruší.',
  closedText: 'Na tuto akci se už nelze přihlásit.',
  unavailable: 'Přihlášení teď není možné',
  unavailableText: 'Zkuste to prosím znovu za několik minut.',
  alreadyIn: 'Už jste na seznamu? Změnit přihlášku',
  change: 'Změnit přihlášku',
  again: 'Přihlásit někoho dalšího',
  errors: {
    email: 'Zadejte prosím platnou e-mailovou adresu.',
    answer: 'Vyberte prosím odpověď.',
    places: (most) => (most === 1 ? 'Možné je jen jedno místo.' : `Zvolte prosím počet míst od 1 do ${most}.`),
    field: 'Zkontrolujte prosím toto pole.',
    late: 'Formulář byl otevřený příliš dlouho. Odešlete ho prosím znovu.',
    again: 'Odeslání se nezdařilo. Odešlete prosím formulář znovu.',
    tooMany: 'Z vaší sítě přišlo příliš mnoho přihlášek. Zkuste to prosím později.',
    tooManyMails: 'Na tuto adresu čeká příliš mnoho e-mailů. Zkuste to prosím později.',
  },
  done: {
    confirmed: { text: 'Přijde vám e-mail se vším, co potřebujete vědět.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Místo vám držíme. Rozhodnout se můžete později přes odkaz v našem e-mailu.'
          : `Držíme vám ${seatsIn(seats)}. Rozhodnout se můžete později přes odkaz v našem e-mailu.`,
    },
    declined: {
      text: 'Pokud si to rozmyslíte, použijte odkaz v našem e-mailu.',
    },
    pending: {
      title: 'Podívejte se prosím do e-mailu',
      text: 'Pošleme vám e-mail s odkazem. Otevřete ho do hodiny od doručení, tím přihlášku potvrdíte.',
    },
  },
}

const plural = new Intl.PluralRules('cs')

/** A number of seats: 3 místa, 5 míst. */
export function seatsIn(count: number): string {
  return `${count} ${plural.select(count) === 'few' ? 'místa' : 'míst'}`
}
