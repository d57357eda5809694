import { ticket as shared } from '@kalends/button/messages/ticket/it'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Ci siamo quasi',
  cancelled: 'Non si terrà, quindi le iscrizioni sono chiuse.',
  over: 'Le iscrizioni sono chiuse. Grazie a chi ha partecipato.',
  nothingToDo: 'Non devi fare nulla.',
  remove: 'Rimuovi dal calendario',
  earlierLinks: 'Può volerci qualche minuto. I link delle email precedenti funzionano ancora.',
  mailTo: 'Stiamo inviando un’email a',
  corrected: {
    title: 'Questa email è arrivata all’indirizzo sbagliato',
    text: 'Nel frattempo l’indirizzo è stato corretto. Usa il link nell’email inviata a quello giusto. L’iscrizione non è tua? Allora non devi fare nulla.',
  },
}
