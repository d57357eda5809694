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
      subject: 'Tilbudet ditt er utløpt: {{event}}',
      headline: 'Tilbudet ditt er utløpt',
      content: 'Vi holdt av en plass til deg, men fristen for å ta den er ute. Du står ikke lenger på ventelisten.',
      button_label: 'Jeg vil fortsatt komme',
    },
  },
  status: 'På ventelisten',
  heldUntil: 'Reservert for deg til',
  page: {
    join: 'Sett meg på ventelisten',
    text: 'Sett deg på ventelisten, så sender vi deg en e-post når det er plass til deg.',
    position: (position) => `Du er nummer ${position} på ventelisten.`,
    leave: 'Forlat ventelisten',
    decline: 'Nei takk',
    done: 'Vi sender deg en e-post når det er plass til deg.',
    holds: (time: string) => `Du har da ${time} på deg til å ta imot den.`,
    leaveByMail: 'Ombestemt deg? Du kan forlate ventelisten når som helst med lenken i e-posten fra oss.',
    closed: 'Ventelisten er stengt',
    closedText: 'Det tilbys ikke flere plasser.',
    left: 'Du står ikke lenger på ventelisten',
    confirm: 'Ett klikk til, så står du på ventelisten.',
  },
}
