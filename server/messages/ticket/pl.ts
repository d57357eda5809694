import { ticket as shared } from '@kalends/button/messages/ticket/pl'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Jeszcze jeden krok',
  cancelled: 'Nie odbędzie się, więc nie trzeba się zapisywać.',
  over: 'Zapisy dobiegły końca. Dziękujemy wszystkim za udział.',
  nothingToDo: 'Nie musisz nic robić.',
  remove: 'Usuń z mojego kalendarza',
  earlierLinks: 'To może potrwać kilka minut. Linki z wcześniejszych e-maili nadal działają.',
  mailTo: 'Wysyłamy e-mail na adres',
  corrected: {
    title: 'Ten e-mail trafił pod zły adres',
    text: 'Adres został już poprawiony. Skorzystaj z linku w wiadomości wysłanej na właściwy adres. To nie Twoje zgłoszenie? W takim razie nie musisz nic robić.',
  },
}
