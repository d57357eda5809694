import { ticket as shared } from '@kalends/button/messages/ticket/hi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'बस एक कदम और',
  view: 'पहले ही पंजीकरण किया है? उसे देखें',
  cancelled: 'यह कार्यक्रम नहीं होगा, इसलिए पंजीकरण की ज़रूरत नहीं है।',
  over: 'पंजीकरण समाप्त हो गया है। आने वाले सभी लोगों का धन्यवाद।',
  nothingToDo: 'आपको कुछ करने की ज़रूरत नहीं है।',
  remove: 'अपने कैलेंडर से हटाएँ',
  sendAgain: 'फिर से भेजें',
  earlierLinks: 'इसमें कुछ मिनट लग सकते हैं। पहले के ईमेल के लिंक अब भी काम करते हैं।',
  mailTo: 'ईमेल इस पते पर भेजा जा रहा है',
  oneAtATime: 'हम दस मिनट में ज़्यादा से ज़्यादा एक ईमेल भेजते हैं। अपना स्पैम फ़ोल्डर भी देख लें।',
}
