import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Je staat op de wachtlijst: {{event}}',
      headline: 'Je staat op de wachtlijst',
      content:
        'Alle plekken zijn nu vergeven. Komt er een vrij, dan bieden we je die per e-mail aan. Heb je je bedacht? Je kunt de wachtlijst altijd verlaten.',
      button_label: 'Mijn plek op de lijst bekijken',
    },
    rsvp_waiting_offer: {
      subject: 'Er is een plek voor je: {{event}}',
      headline: 'Er is een plek voor je',
      content:
        'Goed nieuws: je bent aan de beurt en we houden een plek voor je vrij. Accepteer hem op tijd of sla hem af, zodat iemand anders kan komen.',
      button_label: 'Plek accepteren',
    },
    rsvp_waiting_lapsed: {
      subject: 'Je aanbod is verlopen: {{event}}',
      headline: 'Je aanbod is verlopen',
      content:
        'We hielden een plek voor je vrij, maar de tijd om die te accepteren is voorbij. Je staat niet meer op de wachtlijst.',
      button_label: 'Ik wil nog steeds komen',
    },
  },
  status: 'Op de wachtlijst',
  heldUntil: 'Voor jou gereserveerd tot',
  page: {
    join: 'Zet me op de wachtlijst',
    text: 'Ga op de wachtlijst staan, dan mailen we je zodra er een plek voor je is.',
    position: (position) => `Je bent nummer ${position} op de wachtlijst.`,
    leave: 'Wachtlijst verlaten',
    decline: 'Nee, bedankt',
    done: 'We mailen je zodra er een plek voor je is.',
    holds: (time: string) => `Je hebt dan ${time} om die te accepteren.`,
    leaveByMail: 'Heb je je bedacht? Via de link in onze e-mail kun je de wachtlijst altijd verlaten.',
    closed: 'De wachtlijst is gesloten',
    closedText: 'Er worden geen plekken meer aangeboden.',
    left: 'Je staat niet meer op de wachtlijst',
    confirm: 'Nog één klik en je staat op de wachtlijst.',
  },
}
