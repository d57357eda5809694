import { ticket as shared } from '@kalends/button/messages/ticket/hi'
import type { TicketMessages } from './en.ts'

export const ticket: TicketMessages = {
  ...shared,
  pending: 'बस एक कदम और',
  cancelled: 'यह कार्यक्रम नहीं होगा, इसलिए पंजीकरण की ज़रूरत नहीं है।',
  over: 'पंजीकरण समाप्त हो गया है। आने वाले सभी लोगों का धन्यवाद।',
  nothingToDo: 'आपको कुछ करने की ज़रूरत नहीं है।',
  remove: 'अपने कैलेंडर से हटाएँ',
  earlierLinks: 'इसमें कुछ मिनट लग सकते हैं। पहले के ईमेल के लिंक अब भी काम करते हैं।',
  mailTo: 'ईमेल इस पते पर भेजा जा रहा है',
  corrected: {
    title: 'यह ईमेल गलत पते पर चला गया था',
    text: 'पता बाद में ठीक कर दिया गया है। कृपया सही पते पर भेजे गए ईमेल का लिंक इस्तेमाल करें। यह पंजीकरण आपका नहीं है? तो आपको कुछ करने की ज़रूरत नहीं है।',
  },
}
