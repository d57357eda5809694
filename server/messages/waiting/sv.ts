import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Du står på väntelistan: {{event}}',
      headline: 'Du står på väntelistan',
      content:
        'Alla platser är upptagna just nu. Blir en ledig erbjuder vi dig den via e-post. Ändrat dig? Du kan lämna listan när som helst.',
      button_label: 'Visa min plats i kön',
    },
    rsvp_waiting_offer: {
      subject: 'Det finns en plats till dig: {{event}}',
      headline: 'Det finns en plats till dig',
      content:
        'Goda nyheter: det är din tur och vi håller din plats. Ta den i tid, eller tacka nej så att nästa person kan komma.',
      button_label: 'Ta min plats',
    },
  },
  status: 'På väntelistan',
  heldUntil: 'Hålls åt dig till',
  page: {
    join: 'Ställ mig på väntelistan',
    text: 'Ställ dig på väntelistan så mejlar vi dig när det finns en plats till dig.',
    position: (position) => `Du är nummer ${position} i kön.`,
    leave: 'Lämna väntelistan',
    decline: 'Nej tack',
    done: 'Vi mejlar dig när det finns en plats till dig.',
  },
}
