import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Je staat op de wachtlijst: {{event}}',
      headline: 'Je staat op de wachtlijst',
      content:
        'Alle plekken zijn nu vergeven. Komt er één vrij, dan bieden we je die per e-mail aan. Heb je je bedacht? Je kunt de wachtlijst altijd verlaten.',
      button_label: 'Mijn positie bekijken',
    },
    rsvp_waiting_offer: {
      subject: 'Er is een plek voor je: {{event}}',
      headline: 'Er is een plek voor je',
      content:
        'Goed nieuws: je bent aan de beurt en we houden een plek voor je vrij. Accepteer hem op tijd of sla hem af, zodat iemand anders kan komen.',
      button_label: 'Plek accepteren',
    },
    rsvp_waiting_lapsed: {
      subject: 'Je reservering is verlopen: {{event}}',
      headline: 'Je reservering is verlopen',
      content:
        'We hielden een plek voor je vrij, maar de tijd om die te accepteren is voorbij. Je staat niet meer op de wachtlijst.',
      button_label: 'Ik wil nog steeds komen',
    },
  },
  several: (seats) => ({
    joined: `Alle plekken zijn nu vergeven. Komen er ${seats} vrij, dan bieden we je die per e-mail aan. Heb je je bedacht? Je kunt de wachtlijst altijd verlaten.`,
    offer: {
      headline: `Er zijn ${seats} plekken voor je`,
      content:
        'Goed nieuws: je bent aan de beurt en we houden je plekken vrij. Accepteer ze op tijd of sla ze af, zodat iemand anders kan komen.',
      button_label: `${seats} plekken accepteren`,
    },
    lapsed: `We hielden ${seats} plekken voor je vrij, maar de tijd om die te accepteren is voorbij. Je staat niet meer op de wachtlijst.`,
  }),
  status: 'Op de wachtlijst',
  heldUntil: () => 'Voor jou gereserveerd tot',
  page: {
    join: 'Zet me op de wachtlijst',
    leave: 'Wachtlijst verlaten',
    decline: 'Nee, bedankt',
    closed: 'De wachtlijst is gesloten',
    closedText: 'Er worden geen plekken meer aangeboden.',
    left: 'Je staat niet meer op de wachtlijst',
    confirm: 'Nog één klik en je staat op de wachtlijst.',
  },
}
