import { ticket as shared } from '@kalends/button/messages/ticket/fi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Melkein valmista',
  cancelled: 'Sitä ei järjestetä, joten siihen ei voi enää ilmoittautua.',
  over: 'Ilmoittautuminen on päättynyt. Kiitos kaikille mukana olleille.',
  nothingToDo: 'Sinun ei tarvitse tehdä mitään.',
  remove: 'Poista kalenteristani',
  earlierLinks: 'Tämä voi kestää muutaman minuutin. Aiempien viestien linkit toimivat edelleen.',
  mailTo: 'Sähköposti on matkalla osoitteeseen',
  corrected: {
    title: 'Tämä viesti lähti väärään osoitteeseen',
    text: 'Osoite on sittemmin korjattu. Käytä oikeaan osoitteeseen lähetetyn viestin linkkiä. Eikö ilmoittautuminen ole sinun? Silloin sinun ei tarvitse tehdä mitään.',
  },
}
