import { seatsIn } from '@kalends/button/messages/sign-up/ro'
import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Ești pe lista de așteptare: {{event}}',
      headline: 'Ești pe lista de așteptare',
      content:
        'Momentan toate locurile sunt ocupate. Dacă se eliberează unul, ți-l oferim prin e-mail. Te-ai răzgândit? Poți ieși oricând de pe listă.',
      button_label: 'Vezi poziția pe listă',
    },
    rsvp_waiting_offer: {
      subject: 'Avem un loc pentru tine: {{event}}',
      headline: 'Avem un loc pentru tine',
      content:
        'Vești bune: e rândul tău și îți păstrăm locul. Acceptă-l la timp sau refuză-l, ca să poată veni următoarea persoană.',
      button_label: 'Acceptă locul',
    },
    rsvp_waiting_lapsed: {
      subject: 'Rezervarea ta a expirat: {{event}}',
      headline: 'Rezervarea ta a expirat',
      content: 'Ți-am păstrat un loc, dar timpul pentru a-l accepta a trecut. Nu mai ești pe lista de așteptare.',
      button_label: 'Vreau în continuare să vin',
    },
  },
  several: (seats) => ({
    joined: `Momentan toate locurile sunt ocupate. Dacă se eliberează ${seatsIn(seats)}, ți le oferim prin e-mail. Te-ai răzgândit? Poți ieși oricând de pe listă.`,
    offer: {
      headline: `Avem ${seatsIn(seats)} pentru tine`,
      content:
        'Vești bune: e rândul tău și îți păstrăm locurile. Acceptă-le la timp sau refuză-le, ca să poată veni următoarea persoană.',
      button_label: `Acceptă ${seatsIn(seats)}`,
    },
    lapsed: `Ți-am păstrat ${seatsIn(seats)}, dar timpul pentru a le accepta a trecut. Nu mai ești pe lista de așteptare.`,
  }),
  status: 'Pe lista de așteptare',
  heldUntil: (seats) => (seats === 1 ? 'Păstrat pentru tine până' : 'Păstrate pentru tine până'),
  page: {
    join: 'Intră pe lista de așteptare',
    leave: 'Ieși de pe lista de așteptare',
    decline: 'Nu, mulțumesc',
    closed: 'Lista de așteptare este închisă',
    closedText: 'Nu se mai oferă locuri.',
    left: 'Nu mai ești pe lista de așteptare',
    confirm: 'Un clic și ești pe lista de așteptare.',
  },
}
