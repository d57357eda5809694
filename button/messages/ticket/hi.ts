import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/hi.ts'

export const ticket: TicketMessages = {
  confirmed: 'आप आ रहे हैं',
  undecided: 'शायद आप आएँ',
  declined: 'आप नहीं आ पाएँगे',
  waiting: 'आप प्रतीक्षा सूची में हैं',
  signedUp: 'आपका पंजीकरण हो गया',
  held: 'हम आपकी सीट रोक कर रख रहे हैं। तय होने पर बताएँ।',
  changedMind: 'योजना बदल गई? आप अब भी हाँ कह सकते हैं।',
  waitingText: 'प्रतीक्षा सूची में जुड़ें। आपके लिए सीट होते ही हम ईमेल करेंगे।',
  inLine: 'आपके लिए सीट होते ही हम ईमेल करेंगे।',
  dates: (count) => `आपका जवाब सभी ${count} तारीखों के लिए है।`,
  series: 'आपका जवाब इस शृंखला की हर तारीख के लिए है।',
  furtherDates: 'और तारीखें',
  directions: 'रास्ता देखें',
  invite: 'दोस्त को बुलाएँ',
  buttons: {
    undecided: 'शायद कहें',
    declined: 'न आने की सूचना दें',
  },
  linkFollows: 'इसके बाद हम पते की पुष्टि के लिए ईमेल से लिंक भेजेंगे।',
  regrets: 'नहीं आ सकते? आयोजक को बताएँ',
  wrongAddress: 'पता गलत है?',
}
