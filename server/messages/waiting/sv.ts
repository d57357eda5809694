import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Du står på väntelistan: {{event}}',
      headline: 'Du står på väntelistan',
      content:
        'Just nu är det fullbokat. Blir en plats ledig erbjuder vi dig den via mejl. Har du ändrat dig? Du kan lämna väntelistan när som helst.',
      button_label: 'Visa min köplats',
    },
    rsvp_waiting_offer: {
      subject: 'Det finns en plats till dig: {{event}}',
      headline: 'Det finns en plats till dig',
      content:
        'Goda nyheter: det är din tur och vi håller en plats åt dig. Ta den i tid eller tacka nej, så går den vidare till nästa på väntelistan.',
      button_label: 'Ta platsen',
    },
    rsvp_waiting_lapsed: {
      subject: 'Din reservation har gått ut: {{event}}',
      headline: 'Din reservation har gått ut',
      content: 'Vi höll en plats åt dig, men tiden att ta den har gått ut. Du står inte längre på väntelistan.',
      button_label: 'Jag vill fortfarande komma',
    },
  },
  several: (seats) => ({
    joined: `Just nu är det fullbokat. Blir ${seats} platser lediga erbjuder vi dig dem via mejl. Har du ändrat dig? Du kan lämna väntelistan när som helst.`,
    offer: {
      headline: `Det finns ${seats} platser till dig`,
      content:
        'Goda nyheter: det är din tur och vi håller platserna åt dig. Ta dem i tid eller tacka nej, så går de vidare till nästa på väntelistan.',
      button_label: `Ta de ${seats} platserna`,
    },
    lapsed: `Vi höll ${seats} platser åt dig, men tiden att ta dem har gått ut. Du står inte längre på väntelistan.`,
  }),
  status: 'På väntelistan',
  heldUntil: (seats) => (seats === 1 ? 'Reserverad åt dig till' : 'Reserverade åt dig till'),
  page: {
    join: 'Ställ mig på väntelistan',
    leave: 'Lämna väntelistan',
    decline: 'Nej tack',
    closed: 'Väntelistan är stängd',
    closedText: 'Inga fler platser erbjuds.',
    left: 'Du står inte längre på väntelistan',
    confirm: 'Ett klick till, så står du på väntelistan.',
  },
}
