import { ticket as shared } from '@kalends/button/messages/ticket/cs'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Už jen krok',
  codeByMail: 'Kód pro vstup najdete v e-mailu.',
  view: 'Už jste na seznamu? Zobrazit odpověď',
  cancelled: 'Nekoná se, přihlašovat se proto není třeba.',
  over: 'Přihlašování skončilo. Děkujeme všem, kdo přišli.',
  nothingToDo: 'Nemusíte nic dělat.',
  remove: 'Odebrat z mého kalendáře',
  sendAgain: 'Poslat znovu',
}
