import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Du står på ventelisten: {{event}}',
      headline: 'Du står på ventelisten',
      content:
        'Akkurat nå er det fulltegnet. Blir en plass ledig, får du tilbud om den på e-post. Ombestemt deg? Du kan forlate ventelisten når som helst.',
      button_label: 'Se ventelisteplassen min',
    },
    rsvp_waiting_offer: {
      subject: 'Det er plass til deg: {{event}}',
      headline: 'Det er plass til deg',
      content:
        'Gode nyheter: Det er din tur, og vi holder av en plass til deg. Ta den i tide, eller takk nei, så går den til nestemann på ventelisten.',
      button_label: 'Ta plassen',
    },
    rsvp_waiting_lapsed: {
      subject: 'Reservasjonen din er utløpt: {{event}}',
      headline: 'Reservasjonen din er utløpt',
      content: 'Vi holdt av en plass til deg, men fristen for å ta den er ute. Du står ikke lenger på ventelisten.',
      button_label: 'Jeg vil fortsatt komme',
    },
  },
  several: (seats) => ({
    joined: `Akkurat nå er det fulltegnet. Blir ${seats} plasser ledige, får du tilbud om dem på e-post. Ombestemt deg? Du kan forlate ventelisten når som helst.`,
    offer: {
      headline: `Det er ${seats} plasser til deg`,
      content:
        'Gode nyheter: Det er din tur, og vi holder av plassene til deg. Ta dem i tide, eller takk nei, så går de til nestemann på ventelisten.',
      button_label: `Ta de ${seats} plassene`,
    },
    lapsed: `Vi holdt av ${seats} plasser til deg, men fristen for å ta dem er ute. Du står ikke lenger på ventelisten.`,
  }),
  status: 'På ventelisten',
  heldUntil: () => 'Reservert for deg til',
  page: {
    join: 'Sett meg på ventelisten',
    leave: 'Forlat ventelisten',
    decline: 'Nei takk',
    closed: 'Ventelisten er stengt',
    closedText: 'Det tilbys ikke flere plasser.',
    left: 'Du står ikke lenger på ventelisten',
    confirm: 'Ett klikk til, så står du på ventelisten.',
  },
}
