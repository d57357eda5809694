import { ticket as shared } from '@kalends/button/messages/ticket/cs'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Ještě jeden krok',
  cancelled: 'Nekoná se, přihlašovat se tedy nemusíte.',
  over: 'Přihlašování skončilo. Děkujeme všem, kdo přišli.',
  nothingToDo: 'Nemusíte nic dělat.',
  remove: 'Odebrat z mého kalendáře',
  earlierLinks: 'Může to trvat několik minut. Odkazy v dřívějších e-mailech stále fungují.',
  mailTo: 'E-mail je na cestě na adresu',
  corrected: {
    title: 'Tento e-mail přišel na špatnou adresu',
    text: 'Adresa už byla opravena. Použijte odkaz v e-mailu zaslaném na správnou adresu. Přihláška není vaše? Pak nemusíte nic dělat.',
  },
}
