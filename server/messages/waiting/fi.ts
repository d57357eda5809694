import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Olet jonotuslistalla: {{event}}',
      headline: 'Olet jonotuslistalla',
      content:
        'Kaikki paikat on tällä hetkellä varattu. Jos paikka vapautuu, tarjoamme sitä sinulle sähköpostitse. Muuttuivatko suunnitelmat? Voit poistua listalta milloin vain.',
      button_label: 'Näytä sija jonossa',
    },
    rsvp_waiting_offer: {
      subject: 'Sinulle vapautui paikka: {{event}}',
      headline: 'Sinulle vapautui paikka',
      content:
        'Hyviä uutisia: on sinun vuorosi, ja pidämme paikkaasi varattuna. Ota se vastaan ajoissa tai kieltäydy, jotta seuraava pääsee mukaan.',
      button_label: 'Ota paikka vastaan',
    },
    rsvp_waiting_lapsed: {
      subject: 'Tarjouksesi on päättynyt: {{event}}',
      headline: 'Tarjouksesi on päättynyt',
      content:
        'Pidimme sinulle paikkaa varattuna, mutta aika sen vastaanottamiseen päättyi. Et ole enää jonotuslistalla.',
      button_label: 'Haluan yhä tulla',
    },
  },
  status: 'Jonotuslistalla',
  heldUntil: 'Varattu sinulle, vastaa viimeistään',
  page: {
    join: 'Liity jonotuslistalle',
    text: 'Liity jonotuslistalle, niin ilmoitamme sähköpostilla, kun sinulle vapautuu paikka.',
    position: (position) => `Olet jonossa sijalla ${position}.`,
    leave: 'Poistu jonotuslistalta',
    decline: 'Ei kiitos',
    done: 'Ilmoitamme sähköpostilla, kun sinulle vapautuu paikka.',
    holds: (time: string) => `Sinulla on sitten ${time} aikaa ottaa se vastaan.`,
    leaveByMail: 'Muuttuivatko suunnitelmat? Voit poistua listalta milloin vain sähköpostimme linkistä.',
    closed: 'Jonotuslista on suljettu',
    closedText: 'Paikkoja ei enää tarjota.',
    left: 'Et ole enää jonotuslistalla',
    confirm: 'Yksi napsautus, niin olet jonotuslistalla.',
  },
}
