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
  corrected: {
    title: 'Denne e-posten gikk til feil adresse',
    text: 'Adressen er rettet i mellomtiden. Bruk lenken i e-posten til riktig adresse. Er det ikke din påmelding? Da trenger du ikke å gjøre noe.',
  },
}
