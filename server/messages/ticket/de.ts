import { ticket as shared } from '@kalends/button/messages/ticket/de'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Fast geschafft',
  cancelled: 'Da sie nicht stattfindet, ist keine Anmeldung mehr möglich.',
  over: 'Die Anmeldung ist geschlossen. Danke an alle, die dabei waren.',
  nothingToDo: 'Sie müssen nichts weiter tun.',
  remove: 'Aus meinem Kalender entfernen',
  earlierLinks: 'Das kann ein paar Minuten dauern. Links aus früheren E-Mails funktionieren weiterhin.',
  mailTo: 'Eine E-Mail ist unterwegs an',
  corrected: {
    title: 'Diese E-Mail ging an die falsche Adresse',
    text: 'Die Adresse wurde inzwischen korrigiert. Bitte nutzen Sie den Link in der E-Mail an die richtige. Das ist nicht Ihre Anmeldung? Dann müssen Sie nichts weiter tun.',
  },
}
