import { ticket as shared } from '@kalends/button/messages/ticket/et'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Peaaegu valmis',
  view: 'Juba registreerunud? Vaata registreeringut',
  cancelled: 'Üritus ei toimu, seega ei saa enam registreeruda.',
  over: 'Registreerimine on lõppenud. Aitäh kõigile, kes tulid.',
  nothingToDo: 'Sa ei pea midagi tegema.',
  remove: 'Eemalda minu kalendrist',
  sendAgain: 'Saada uuesti',
  earlierLinks: 'See võib võtta mõne minuti. Varasemate e-kirjade lingid töötavad endiselt.',
  mailTo: 'E-kiri on teel aadressile',
  oneAtATime: 'Saadame kõige rohkem ühe e-kirja kümne minuti jooksul. Vaata ka rämpsposti kausta.',
}
