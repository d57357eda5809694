import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Sei in lista d’attesa: {{event}}',
      headline: 'Sei in lista d’attesa',
      content:
        'Al momento tutti i posti sono occupati. Se se ne libera uno, te lo proporremo via e-mail. Hai cambiato idea? Puoi lasciare la lista in qualsiasi momento.',
      button_label: 'Vedi la mia posizione',
    },
    rsvp_waiting_offer: {
      subject: 'C’è un posto per te: {{event}}',
      headline: 'C’è un posto per te',
      content:
        'Buone notizie: è il tuo turno e ti teniamo il posto. Accettalo in tempo, oppure rifiutalo così può venire la persona successiva.',
      button_label: 'Accetta il posto',
    },
  },
  status: 'In lista d’attesa',
  heldUntil: 'Riservato per te fino a',
  page: {
    join: 'Entra in lista d’attesa',
    text: 'Entra in lista d’attesa e ti scriveremo quando ci sarà un posto per te.',
    position: (position) => `Sei il numero ${position} della lista.`,
    leave: 'Lascia la lista d’attesa',
    decline: 'No, grazie',
    done: 'Ti scriveremo quando ci sarà un posto per te.',
  },
}
