import { ticket as shared } from '@kalends/button/messages/ticket/no'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Nesten i mål',
  cancelled: 'Det blir ikke noe av, så du kan ikke lenger melde deg på.',
  over: 'Påmeldingen er stengt. Takk til alle som kom.',
  nothingToDo: 'Du trenger ikke å gjøre noe.',
  remove: 'Fjern fra kalenderen min',
  earlierLinks: 'Det kan ta noen minutter. Lenker i tidligere e-poster virker fortsatt.',
  mailTo: 'En e-post er på vei til',
}
