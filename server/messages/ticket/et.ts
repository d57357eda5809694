import { ticket as shared } from '@kalends/button/messages/ticket/et'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'Peaaegu valmis',
  cancelled: 'Üritus ei toimu, seega ei saa enam registreeruda.',
  over: 'Registreerimine on lõppenud. Aitäh kõigile, kes tulid.',
  nothingToDo: 'Sa ei pea midagi tegema.',
  remove: 'Eemalda minu kalendrist',
  earlierLinks: 'See võib võtta mõne minuti. Varasemate e-kirjade lingid töötavad endiselt.',
  mailTo: 'E-kiri on teel aadressile',
  corrected: {
    title: 'See e-kiri läks valele aadressile',
    text: 'Aadress on vahepeal parandatud. Kasuta linki e-kirjas, mis saadeti õigele aadressile. See pole sinu registreering? Siis ei pea sa midagi tegema.',
  },
}
