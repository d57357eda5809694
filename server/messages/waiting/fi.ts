import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Olet jonotuslistalla: {{event}}',
      headline: 'Olet jonotuslistalla',
      content:
        'Kaikki paikat on nyt varattu. Jos paikka vapautuu, tarjoamme sitä sinulle sähköpostitse. Muuttuivatko suunnitelmasi? Voit poistua listalta milloin tahansa.',
      button_label: 'Näytä sijani jonossa',
    },
    rsvp_waiting_offer: {
      subject: 'Sinulle on paikka: {{event}}',
      headline: 'Sinulle on paikka',
      content:
        'Hyviä uutisia: on sinun vuorosi, ja pidämme paikkaasi varattuna. Ota se vastaan ajoissa tai kieltäydy, jotta seuraava pääsee mukaan.',
      button_label: 'Ota paikka vastaan',
    },
  },
  status: 'Jonotuslistalla',
  heldUntil: 'Varattuna sinulle asti',
  page: {
    join: 'Liity jonotuslistalle',
    text: 'Liity jonotuslistalle, niin lähetämme sinulle sähköpostin, kun sinulle on paikka.',
    position: (position) => `Olet jonossa sijalla ${position}.`,
    leave: 'Poistu jonotuslistalta',
    decline: 'Ei kiitos',
    done: 'Lähetämme sinulle sähköpostin, kun sinulle on paikka.',
  },
}
