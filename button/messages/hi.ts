import type { Translation } from './en.ts'
import { signUp } from './sign-up/hi.ts'

export const hi: Translation = {
  add: 'कैलेंडर में जोड़ें',
  calendars: {
    ical: 'iCal फ़ाइल',
  },
  close: 'बंद करें',
  continue: 'जारी रखें',
  unavailable: 'कैलेंडर बटन लोड नहीं हो सका।',
  openPage: 'कार्यक्रम का पेज खोलें',
  dates: {
    title: 'तारीख चुनें',
    text: 'यह कार्यक्रम कई तारीखों पर होता है। आप उन्हें एक-एक करके जोड़ सकते हैं।',
  },
  cancelled: 'रद्द',
  cancelledHint: 'यह तारीख रद्द कर दी गई है। अगर यह पहले से आपके कैलेंडर में है, तो उसे वहाँ अपडेट करें।',
  expired: 'यह कार्यक्रम समाप्त हो चुका है',
  recurring: 'दोहराव',
  online: 'ऑनलाइन',
  subscribe: 'कैलेंडर की सदस्यता लें',
  overview: {
    empty: 'फ़िलहाल कोई आगामी कार्यक्रम नहीं है।',
    more: 'सभी कार्यक्रम देखें',
  },
  rsvp: 'रजिस्टर करें',
  rsvpExpired: 'रजिस्ट्रेशन बंद हो चुका है',
  rsvpFull: 'सभी सीटें भर गई हैं',
  thanks: 'धन्यवाद',
  share: {
    mail: 'ईमेल से भेजें',
    copy: 'लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
    subject: 'आपके लिए एक कार्यक्रम',
  },
  form: {
    send: 'भेजें',
    sending: 'भेजा जा रहा है…',
    sent: 'आपका जवाब भेज दिया गया है।',
    failed: 'आपका जवाब नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
    required: 'कृपया यह फ़ील्ड भरें।',
    choose: 'कृपया कोई एक चुनें।',
    tick: 'कृपया इस बॉक्स पर निशान लगाएँ।',
    number: 'कृपया कोई संख्या डालें।',
    optional: 'वैकल्पिक',
    goesTo: (host) => `आपकी जानकारी ${host} को भेजी जाएगी।`,
  },
  signUp,
  saved: 'आपके कैलेंडर में जोड़ा गया',
  newWindow: 'नई विंडो में खुलता है',
  madeWith: (product) => `${product} से बनाया गया`,
}
