import { ticket as shared } from '@kalends/button/messages/ticket/ro'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Mai e un pas',
  codeByMail: 'Codul de intrare este în e-mail.',
  view: 'Ai deja un loc? Vezi răspunsul tău',
  cancelled: 'Nu mai are loc, deci nu e nevoie să te înscrii.',
  over: 'Înscrierile s-au încheiat. Mulțumim tuturor celor care au venit.',
  nothingToDo: 'Nu trebuie să faci nimic.',
  remove: 'Elimină din calendarul meu',
  sendAgain: 'Trimite din nou',
}
