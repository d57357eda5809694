import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/hi.ts'
import { waiting } from '../waiting/hi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'अपना ईमेल पक्का करें: {{event}}',
      headline: 'बस एक कदम और',
      content:
        'एक क्लिक में आपका ईमेल पक्का और पंजीकरण पूरा हो जाएगा। लिंक एक घंटे तक काम करता है। पंजीकरण नहीं किया? इस ईमेल को अनदेखा करें।',
      button_label: 'मेरा पता पक्का करें',
    },
    rsvp_thank_you: {
      subject: 'आपका नाम सूची में है: {{event}}',
      headline: 'आपका नाम सूची में है',
      content: 'आपका ईमेल पक्का हो गया है। योजना बदल गई? आप अपना पंजीकरण कभी भी बदल सकते हैं।',
      button_label: 'मेरा पंजीकरण देखें',
    },
    rsvp_signup_confirmation: {
      subject: 'आपका नाम सूची में है: {{event}}',
      headline: 'आपका नाम सूची में है',
      content: 'सब तैयार है। योजना बदल गई? आप अपना पंजीकरण कभी भी बदल सकते हैं।',
      button_label: 'मेरा पंजीकरण देखें',
    },
    rsvp_change_confirmation: {
      subject: 'पंजीकरण बदला गया: {{event}}',
      headline: 'आपका पंजीकरण बदल दिया गया है',
      content: 'आपका पंजीकरण अब ऐसा है। आपने नहीं बदला? उसे खोलकर ठीक कर लें।',
      button_label: 'मेरा पंजीकरण देखें',
    },
    rsvp_event_update: {
      subject: 'कुछ बदला है: {{event}}',
      headline: 'इस कार्यक्रम में बदलाव हुआ है',
      content: 'मौजूदा जानकारी यह है।',
      button_label: 'मेरा पंजीकरण देखें',
    },
    rsvp_magic_link: {
      subject: 'आपके पंजीकरण का लिंक: {{event}}',
      headline: 'अपना पंजीकरण खोलें',
      content: 'इस लिंक से आप अपना पंजीकरण देख या बदल सकते हैं। यह एक घंटे तक काम करता है। आपने नहीं माँगा? इस ईमेल को अनदेखा करें।',
      button_label: 'मेरा पंजीकरण खोलें',
    },
    rsvp_second_signup: {
      subject: 'आप पहले ही जवाब दे चुके हैं: {{event}}',
      headline: 'आपका पंजीकरण हमारे पास पहले से है',
      content:
        'किसी ने, शायद आपने ही, इस पते से फिर पंजीकरण किया। कुछ नहीं बदला है। इस लिंक से आप अपना पंजीकरण देख या बदल सकते हैं। यह एक घंटे तक काम करता है।',
      button_label: 'मेरा पंजीकरण खोलें',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'शायद आप आएँगे: {{event}}',
      headline: 'शायद आप आएँगे',
      content: 'हमने “शायद” लिख लिया है। तय होने पर हमें बता दें।',
    },
    declined: {
      subject: 'आप नहीं आ पाएँगे: {{event}}',
      headline: 'आप नहीं आ पाएँगे',
      content: 'बताने के लिए धन्यवाद। मन बदल गया? आप अपना जवाब कभी भी बदल सकते हैं।',
    },
  },
  cancelled: {
    subject: 'रद्द: {{event}}',
    headline: 'यह कार्यक्रम रद्द हो गया है',
    content: 'यह नहीं होगा। आपको कुछ करने की ज़रूरत नहीं है।',
  },
  removed: {
    subject: 'आपका पंजीकरण हटा दिया गया है: {{event}}',
    headline: 'आपका पंजीकरण अब नहीं है',
    content: 'आयोजक ने आपका पंजीकरण हटा दिया है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया आयोजक से संपर्क करें।',
  },
  changes: {
    was: 'पहले',
    now: 'अब',
    title: 'नाम',
    moved: 'समय बदला',
    place: 'नई जगह',
    added: 'नई तारीख',
    off: 'तारीख रद्द',
    resumed: 'फिर से तय',
  },
  note: (organizer) => `${organizer} का संदेश`,
  status: { confirmed: 'आ रहे हैं', undecided: 'शायद', declined: 'नहीं आ रहे हैं', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'आपका जवाब',
  covers: 'आपका पंजीकरण सभी तारीखों के लिए है।',
  places: 'जगहें',
  ticket: { label: 'आपका टिकट', hint: 'प्रवेश द्वार पर यह कोड दिखाएँ।' },
  more: (count) => (count === 1 ? 'और 1 अन्य तारीख' : `और ${count} अन्य तारीखें`),
  attached: 'कैलेंडर का आमंत्रण संलग्न है।',
  attachedForOthers: 'Apple और बाकी सभी कैलेंडर के लिए संलग्न फ़ाइल खोलें।',
  attachedUpdate: 'संलग्न फ़ाइल आपके कैलेंडर की प्रविष्टि को अपडेट करती है।',
  attachedRemoval: 'संलग्न फ़ाइल कार्यक्रम को आपके कैलेंडर से हटाती है।',
  withoutButton: 'अगर बटन काम न करे, तो यह पता खोलें:',
  reason: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने इस कार्यक्रम के लिए पंजीकरण किया है।',
  reasonOfStranger: 'आपको यह ईमेल इसलिए मिला है क्योंकि इस पते से इस कार्यक्रम के लिए पंजीकरण किया गया था।',
  unsubscribe: 'मुझे और अपडेट न भेजें',
}
