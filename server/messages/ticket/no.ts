import { ticket as shared } from '@kalends/button/messages/ticket/no'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Nesten i mål',
  codeByMail: 'Koden for innsjekking står i e-posten.',
  view: 'Er du allerede påmeldt? Se svaret ditt',
  cancelled: 'Det blir ikke noe av, så du trenger ikke å melde deg på.',
  over: 'Påmeldingen er avsluttet. Takk til alle som kom.',
  nothingToDo: 'Du trenger ikke å gjøre noe.',
  remove: 'Fjern fra kalenderen min',
  sendAgain: 'Send på nytt',
}
