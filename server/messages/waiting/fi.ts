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
      subject: 'Varauksesi on päättynyt: {{event}}',
      headline: 'Varauksesi on päättynyt',
      content:
        'Pidimme sinulle paikkaa varattuna, mutta aika sen vastaanottamiseen päättyi. Et ole enää jonotuslistalla.',
      button_label: 'Haluan yhä tulla',
    },
  },
  several: (seats) => ({
    joined: `Kaikki paikat on tällä hetkellä varattu. Jos ${seats} paikkaa vapautuu, tarjoamme niitä sinulle sähköpostitse. Muuttuivatko suunnitelmat? Voit poistua listalta milloin vain.`,
    offer: {
      headline: `Sinulle vapautui ${seats} paikkaa`,
      content:
        'Hyviä uutisia: on sinun vuorosi, ja pidämme paikkojasi varattuina. Ota ne vastaan ajoissa tai kieltäydy, jotta seuraava pääsee mukaan.',
      button_label: `Ota ${seats} paikkaa vastaan`,
    },
    lapsed: `Pidimme sinulle ${seats} paikkaa varattuna, mutta aika niiden vastaanottamiseen päättyi. Et ole enää jonotuslistalla.`,
  }),
  status: 'Jonotuslistalla',
  heldUntil: () => 'Varattu sinulle, vastaa viimeistään',
  page: {
    join: 'Liity jonotuslistalle',
    leave: 'Poistu jonotuslistalta',
    decline: 'Ei kiitos',
    closed: 'Jonotuslista on suljettu',
    closedText: 'Paikkoja ei enää tarjota.',
    left: 'Et ole enää jonotuslistalla',
    confirm: 'Yksi napsautus, niin olet jonotuslistalla.',
  },
}
