import type { TicketMessages } from './en.ts'

export { signUp } from '../sign-up/hi.ts'

export const ticket: TicketMessages = {
  confirmed: 'आपका आना पक्का है',
  undecided: 'शायद आप आएँ',
  declined: 'आप नहीं आ रहे हैं',
  waiting: 'आप प्रतीक्षा सूची में हैं',
  signedUp: 'आपका पंजीकरण हो गया',
  held: 'हमने आपकी सीट रोक रखी है। तय होने पर बता दें।',
  changedMind: 'प्लान बदल गया? आप अब भी हाँ कह सकते हैं।',
  waitingText: 'प्रतीक्षा सूची में शामिल हों। आपके लिए सीट खाली होते ही हम ईमेल करेंगे।',
  inLine: 'आपके लिए सीट खाली होते ही हम ईमेल करेंगे।',
  position: (position) => `प्रतीक्षा सूची में आपका नंबर ${position} है।`,
  holds: (time: string) => `उसे लेने का समय: ${time}`,
  leaveByMail: 'मन बदल गया? हमारे ईमेल में दिए लिंक से आप कभी भी सूची से हट सकते हैं।',
  dates: (count) => `आपका पंजीकरण सभी ${count} तारीखों के लिए है।`,
  series: 'आपका पंजीकरण इस शृंखला की हर तारीख के लिए है।',
  furtherDates: 'और तारीखें',
  directions: 'रास्ता देखें',
  invite: 'दोस्तों को बुलाएँ',
  codeByMail: 'आपका प्रवेश कोड ईमेल में है।',
  buttons: {
    undecided: '“शायद” भेजें',
    declined: 'न आने की सूचना दें',
  },
  linkFollows: 'इसके बाद हम ईमेल की पुष्टि के लिए आपको एक लिंक भेजेंगे।',
  regrets: 'नहीं आ पाएँगे? आयोजक को बता दें',
  wrongAddress: 'पता गलत है?',
  view: 'पहले ही पंजीकरण किया है? उसे देखें',
  sendAgain: 'फिर से भेजें',
  oneAtATime: 'हम दस मिनट में ज़्यादा से ज़्यादा एक ईमेल भेजते हैं। अपना स्पैम फ़ोल्डर भी देख लें।',
}
