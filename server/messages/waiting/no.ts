import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Du står på ventelisten: {{event}}',
      headline: 'Du står på ventelisten',
      content:
        'Alle plassene er tatt akkurat nå. Blir en ledig, sender vi deg et tilbud på e-post. Ombestemt deg? Du kan forlate listen når som helst.',
      button_label: 'Se plassen min i køen',
    },
    rsvp_waiting_offer: {
      subject: 'Det er plass til deg: {{event}}',
      headline: 'Det er plass til deg',
      content:
        'Gode nyheter: det er din tur, og vi holder av plassen din. Ta den i tide, eller takk nei så nestemann kan komme.',
      button_label: 'Ta plassen min',
    },
  },
  status: 'På ventelisten',
  heldUntil: 'Holdt av til deg til',
  page: {
    join: 'Sett meg på ventelisten',
    text: 'Sett deg på ventelisten, så sender vi deg en e-post når det er plass til deg.',
    position: (position) => `Du er nummer ${position} i køen.`,
    leave: 'Forlat ventelisten',
    decline: 'Nei takk',
    done: 'Vi sender deg en e-post når det er plass til deg.',
  },
}
