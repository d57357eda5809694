import { ticket as shared } from '@kalends/button/messages/ticket/fi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Melkein valmista',
  view: 'Joko ilmoittauduit? Näytä ilmoittautuminen',
  cancelled: 'Sitä ei järjestetä, joten siihen ei voi enää ilmoittautua.',
  over: 'Ilmoittautuminen on päättynyt. Kiitos kaikille mukana olleille.',
  nothingToDo: 'Sinun ei tarvitse tehdä mitään.',
  remove: 'Poista kalenteristani',
  sendAgain: 'Lähetä uudelleen',
  earlierLinks: 'Tämä voi kestää muutaman minuutin. Aiempien viestien linkit toimivat edelleen.',
  mailTo: 'Sähköposti on matkalla osoitteeseen',
  oneAtATime: 'Lähetämme enintään yhden sähköpostin kymmenessä minuutissa. Katso myös roskapostikansiosta.',
}
