import type { Translation } from './en.ts'

export const cs: Translation = {
  add: 'Přidat do kalendáře',
  calendars: {
    ical: 'Soubor iCal',
  },
  close: 'Zavřít',
  continue: 'Pokračovat',
  unavailable: 'Tlačítko kalendáře se nepodařilo načíst.',
  openPage: 'Otevřít stránku události',
  dates: {
    title: 'Vyberte termín',
    text: 'Tato událost má více termínů. Můžete je přidat jeden po druhém.',
  },
  cancelled: 'Zrušeno',
  cancelledHint: 'Tento termín je zrušen. Pokud ho už v kalendáři máte, aktualizujte ho tam.',
  expired: 'Tato událost už skončila',
  recurring: 'Opakování',
  online: 'Online událost',
  subscribe: 'Odebírat kalendář',
  overview: {
    empty: 'Momentálně nejsou naplánované žádné události.',
    more: 'Zobrazit všechny události',
  },
  rsvp: 'Přihlásit se',
  rsvpExpired: 'Přihlašování je uzavřeno',
  rsvpFull: 'Plně obsazeno',
  thanks: 'Děkujeme',
  share: {
    mail: 'Poslat e-mailem',
    copy: 'Kopírovat odkaz',
    copied: 'Zkopírováno',
    subject: 'Událost pro vás',
  },
  form: {
    send: 'Odeslat',
    sending: 'Odesílá se…',
    sent: 'Vaše odpověď byla odeslána.',
    failed: 'Vaši odpověď se nepodařilo odeslat. Zkuste to prosím znovu.',
    required: 'Vyplňte prosím toto pole.',
    choose: 'Vyberte prosím jednu možnost.',
    tick: 'Zaškrtněte prosím toto políčko.',
    number: 'Zadejte prosím číslo.',
    optional: 'nepovinné',
  },
  signUp: {
    email: 'E-mailová adresa',
    question: 'Přijdete?',
    confirmed: 'Ano',
    undecided: 'Možná',
    declined: 'Ne',
    places: 'Počet míst',
    seatsLeft: (count) =>
      count === 1 ? 'Zbývá 1 místo' : plural.select(count) === 'few' ? `Zbývají ${count} místa` : `Zbývá ${count} míst`,
    send: 'Potvrdit místo',
    sendAnswer: 'Odeslat odpověď',
    fullText: 'Momentálně není žádné volné místo. Uvolní se, když někdo účast zruší.',
    closedText: 'Na tuto událost se už nelze přihlásit.',
    alreadyIn: 'Už jste na seznamu? Změňte svou odpověď',
    change: 'Změnit odpověď',
    again: 'Odeslat další odpověď',
    errors: {
      email: 'Zadejte prosím platnou e-mailovou adresu.',
      answer: 'Vyberte prosím odpověď.',
      places: (most) => (most === 1 ? 'Možné je jen jedno místo.' : `Zvolte prosím počet míst od 1 do ${most}.`),
      field: 'Zkontrolujte prosím toto pole.',
      late: 'Formulář byl otevřený příliš dlouho. Odešlete ho prosím znovu.',
      tooMany: 'Z vaší sítě přišlo příliš mnoho odpovědí. Zkuste to prosím později.',
    },
    done: {
      confirmed: { title: 'Vaše místo je rezervované', text: 'Přijde vám e-mail se vším, co potřebujete vědět.' },
      undecided: {
        title: 'Děkujeme za odpověď',
        text: 'Místo vám držíme. Rozhodnout se můžete později přes odkaz v našem e-mailu.',
      },
      declined: {
        title: 'Děkujeme, že jste nám dali vědět',
        text: 'Pokud si to rozmyslíte, použijte odkaz v našem e-mailu.',
      },
      pending: {
        title: 'Podívejte se prosím do e-mailu',
        text: 'Poslali jsme vám e-mail. Potvrďte v něm do hodiny svou adresu, aby vaše odpověď platila.',
      },
    },
  },
  saved: 'Přidáno do vašeho kalendáře',
  newWindow: 'otevře se v novém okně',
  madeWith: (product) => `Vytvořeno pomocí ${product}`,
}

const plural = new Intl.PluralRules('cs')
