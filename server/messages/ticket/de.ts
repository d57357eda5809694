import { ticket as shared } from '@kalends/button/messages/ticket/de'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Fast geschafft',
  view: 'Schon angemeldet? Anmeldung ansehen',
  cancelled: 'Da sie nicht stattfindet, ist keine Anmeldung mehr möglich.',
  over: 'Die Anmeldung ist geschlossen. Danke an alle, die dabei waren.',
  nothingToDo: 'Sie müssen nichts weiter tun.',
  remove: 'Aus meinem Kalender entfernen',
  sendAgain: 'Noch einmal senden',
  earlierLinks: 'Das kann ein paar Minuten dauern. Links aus früheren E-Mails funktionieren weiterhin.',
  mailTo: 'Eine E-Mail ist unterwegs an',
  oneAtATime: 'Wir senden höchstens alle zehn Minuten eine E-Mail. Bitte sehen Sie auch im Spam-Ordner nach.',
}
