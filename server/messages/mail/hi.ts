import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/hi.ts'
import { waiting } from '../waiting/hi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'अपने ईमेल की पुष्टि करें: {{event}}',
      headline: 'बस एक कदम और',
      content:
        'एक क्लिक में आपके ईमेल की पुष्टि हो जाएगी और पंजीकरण पूरा हो जाएगा। लिंक एक घंटे तक काम करेगा। पंजीकरण नहीं किया? तो इस ईमेल को अनदेखा करें।',
      button_label: 'ईमेल की पुष्टि करें',
    },
    rsvp_thank_you: {
      subject: 'आपका पंजीकरण हो गया: {{event}}',
      headline: 'आपका पंजीकरण हो गया',
      content: 'आपके ईमेल की पुष्टि हो गई है और आपका नाम सूची में है। प्लान बदल गया? आप अपना पंजीकरण कभी भी बदल सकते हैं।',
      button_label: 'अपना पंजीकरण देखें',
    },
    rsvp_signup_confirmation: {
      subject: 'आपका पंजीकरण हो गया: {{event}}',
      headline: 'आपका पंजीकरण हो गया',
      content: 'सब तैयार है। प्लान बदल गया? आप अपना पंजीकरण कभी भी बदल सकते हैं।',
      button_label: 'अपना पंजीकरण देखें',
    },
    rsvp_change_confirmation: {
      subject: 'आपका पंजीकरण बदल गया है: {{event}}',
      headline: 'आपका पंजीकरण बदल गया है',
      content: 'आपके पंजीकरण की नई जानकारी यह है। आपने खुद नहीं बदला? उसे खोलकर ठीक कर लें।',
      button_label: 'अपना पंजीकरण देखें',
    },
    rsvp_event_update: {
      subject: 'कार्यक्रम में बदलाव: {{event}}',
      headline: 'इस कार्यक्रम में बदलाव हुआ है',
      content: 'ताज़ा जानकारी नीचे दी गई है।',
      button_label: 'अपना पंजीकरण देखें',
    },
    rsvp_magic_link: {
      subject: 'आपके पंजीकरण का लिंक: {{event}}',
      headline: 'अपना पंजीकरण खोलें',
      content: 'इस लिंक से आप अपना पंजीकरण देख या बदल सकते हैं। यह एक घंटे तक काम करेगा। आपने नहीं माँगा? तो इस ईमेल को अनदेखा करें।',
      button_label: 'अपना पंजीकरण खोलें',
    },
    rsvp_second_signup: {
      subject: 'आपका पंजीकरण पहले ही हो चुका है: {{event}}',
      headline: 'आपका पंजीकरण पहले ही हो चुका है',
      content:
        'इस पते से दोबारा पंजीकरण किया गया है, शायद आपने ही किया हो। कुछ नहीं बदला है। इस लिंक से आप अपना पंजीकरण देख या बदल सकते हैं। यह एक घंटे तक काम करेगा।',
      button_label: 'अपना पंजीकरण खोलें',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'शायद आप आएँ: {{event}}',
      headline: 'शायद आप आएँ',
      content: 'हमने आपका जवाब “शायद” दर्ज कर लिया है। तय होने पर हमें बता दें।',
    },
    declined: {
      subject: 'आप नहीं आ रहे हैं: {{event}}',
      headline: 'आप नहीं आ रहे हैं',
      content: 'बताने के लिए धन्यवाद। मन बदल गया? आप अपना पंजीकरण कभी भी बदल सकते हैं।',
    },
  },
  cancelled: {
    subject: 'रद्द: {{event}}',
    headline: 'यह कार्यक्रम रद्द कर दिया गया है',
    content: 'यह नहीं होगा। आपको कुछ करने की ज़रूरत नहीं है।',
  },
  removed: {
    subject: 'आपका पंजीकरण हटा दिया गया है: {{event}}',
    headline: 'आपका पंजीकरण हटा दिया गया है',
    content: 'आयोजक ने आपका पंजीकरण हटा दिया है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया आयोजक से संपर्क करें।',
  },
  changes: {
    was: 'पहले',
    now: 'अब',
    title: 'नाम',
    moved: 'समय बदला',
    place: 'नई जगह',
    added: 'अतिरिक्त तारीख',
    off: 'तारीख रद्द',
    resumed: 'अब रद्द नहीं',
  },
  note: (organizer) => `${organizer} का संदेश`,
  status: { confirmed: 'हाँ', undecided: 'शायद', declined: 'नहीं', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'आपका जवाब',
  covers: 'आपका पंजीकरण सभी तारीखों के लिए है।',
  places: 'सीटें',
  ticket: { label: 'आपका टिकट', hint: 'प्रवेश द्वार पर यह कोड दिखाएँ।' },
  more: (count) => (count === 1 ? 'और 1 अन्य तारीख' : `और ${count} अन्य तारीखें`),
  attached: 'कैलेंडर का आमंत्रण संलग्न है।',
  attachedForOthers: 'Apple और बाकी सभी कैलेंडर के लिए संलग्न आमंत्रण खोलें।',
  attachedUpdate: 'संलग्न आमंत्रण से आपका कैलेंडर अपडेट हो जाएगा।',
  attachedRemoval: 'संलग्न आमंत्रण से यह कार्यक्रम आपके कैलेंडर से हट जाएगा।',
  withoutButton: 'बटन काम नहीं कर रहा? यह लिंक खोलें:',
  reason: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने इस कार्यक्रम के लिए पंजीकरण किया है।',
  reasonOfStranger: 'आपको यह ईमेल इसलिए मिला है क्योंकि इस पते से इस कार्यक्रम के लिए पंजीकरण किया गया था।',
  unsubscribe: 'अपडेट पाना बंद करें',
}
