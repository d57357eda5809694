import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Sei in lista d’attesa: {{event}}',
      headline: 'Sei in lista d’attesa',
      content:
        'Al momento i posti sono esauriti. Se si libera un posto, te lo proporremo via email. Hai cambiato idea? Puoi uscire dalla lista quando vuoi.',
      button_label: 'Vedi la tua posizione',
    },
    rsvp_waiting_offer: {
      subject: 'C’è un posto per te: {{event}}',
      headline: 'C’è un posto per te',
      content:
        'Buona notizia: è il tuo turno e ti teniamo il posto. Accettalo in tempo, oppure rifiutalo, così può venire la persona successiva.',
      button_label: 'Accetta il posto',
    },
    rsvp_waiting_lapsed: {
      subject: 'La tua prenotazione è scaduta: {{event}}',
      headline: 'La tua prenotazione è scaduta',
      content: 'Ti avevamo riservato un posto, ma il tempo per accettarlo è scaduto. Non sei più in lista d’attesa.',
      button_label: 'Voglio ancora partecipare',
    },
  },
  several: (seats) => ({
    joined: `Al momento i posti sono esauriti. Se si liberano ${seats} posti, te li proporremo via email. Hai cambiato idea? Puoi uscire dalla lista quando vuoi.`,
    offer: {
      headline: `Ci sono ${seats} posti per te`,
      content:
        'Buona notizia: è il tuo turno e ti teniamo i posti. Accettali in tempo, oppure rifiutali, così può venire la persona successiva.',
      button_label: `Accetta ${seats} posti`,
    },
    lapsed: `Ti avevamo riservato ${seats} posti, ma il tempo per accettarli è scaduto. Non sei più in lista d’attesa.`,
  }),
  status: 'In lista d’attesa',
  heldUntil: (seats) => (seats === 1 ? 'Riservato per te fino a' : 'Riservati per te fino a'),
  page: {
    join: 'Entra in lista d’attesa',
    leave: 'Esci dalla lista d’attesa',
    decline: 'No, grazie',
    closed: 'La lista d’attesa è chiusa',
    closedText: 'Non verranno offerti altri posti.',
    left: 'Non sei più in lista d’attesa',
    confirm: 'Un clic e sei in lista d’attesa.',
  },
}
