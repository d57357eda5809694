import { ticket as shared } from '@kalends/button/messages/ticket/ro'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Mai e un pas',
  cancelled: 'Nu mai are loc, așa că înscrierile sunt închise.',
  over: 'Înscrierile sunt închise. Mulțumim tuturor celor care au venit.',
  nothingToDo: 'Nu trebuie să faci nimic.',
  remove: 'Scoate din calendar',
  earlierLinks: 'Poate dura câteva minute. Linkurile din e-mailurile anterioare funcționează în continuare.',
  mailTo: 'Trimitem un e-mail la adresa',
  corrected: {
    title: 'Acest e-mail a ajuns la o adresă greșită',
    text: 'Adresa a fost corectată între timp. Folosește linkul din e-mailul trimis la adresa corectă. Nu e înscrierea ta? Atunci nu trebuie să faci nimic.',
  },
}
