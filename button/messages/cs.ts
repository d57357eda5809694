import type { Translation } from './en.ts'
import { signUp } from './sign-up/cs.ts'

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
    goesTo: (host) => `Vaše údaje budou odeslány na ${host}.`,
  },
  signUp,
  saved: 'Přidáno do vašeho kalendáře',
  newWindow: 'otevře se v novém okně',
  madeWith: (product) => `Vytvořeno pomocí ${product}`,
}
