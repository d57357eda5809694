import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Je staat op de wachtlijst: {{event}}',
      headline: 'Je staat op de wachtlijst',
      content:
        'Alle plekken zijn nu bezet. Komt er een vrij, dan bieden we die je per e-mail aan. Toch niet? Je kunt de wachtlijst altijd verlaten.',
      button_label: 'Mijn plek bekijken',
    },
    rsvp_waiting_offer: {
      subject: 'Er is een plek voor je: {{event}}',
      headline: 'Er is een plek voor je',
      content:
        'Goed nieuws: je bent aan de beurt en we houden je plek vast. Neem hem op tijd, of sla hem af zodat de volgende kan komen.',
      button_label: 'Plek aannemen',
    },
  },
  status: 'Op de wachtlijst',
  heldUntil: 'Voor jou vastgehouden tot',
  page: {
    join: 'Op de wachtlijst zetten',
    text: 'Zet je op de wachtlijst, dan mailen we je als er een plek voor je is.',
    position: (position) => `Je bent nummer ${position} op de lijst.`,
    leave: 'Wachtlijst verlaten',
    decline: 'Nee, bedankt',
    done: 'We mailen je als er een plek voor je is.',
  },
}
