import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/hi.ts'
import { waiting } from '../waiting/hi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'कृपया अपना ईमेल पता पक्का करें: {{event}}',
      headline: 'बस एक कदम और',
      content:
        'पंजीकरण पूरा करने के लिए अपना ईमेल पता पक्का करें। बटन एक घंटे तक काम करता है। अगर आपने पंजीकरण नहीं किया, तो इस ईमेल को अनदेखा करें; कुछ नहीं होगा।',
      button_label: 'मेरा पता पक्का करें',
    },
    rsvp_thank_you: {
      subject: 'आपका जवाब पक्का हो गया है: {{event}}',
      headline: 'धन्यवाद',
      content: 'आपका ईमेल पता पक्का हो गया है और जवाब सहेज लिया गया है। नीचे दिए बटन से आप उसे देख और बदल सकते हैं।',
      button_label: 'मेरा जवाब देखें',
    },
    rsvp_signup_confirmation: {
      subject: 'आपका जवाब: {{event}}',
      headline: 'आपके जवाब के लिए धन्यवाद',
      content: 'आपका जवाब सहेज लिया गया है। नीचे दिए बटन से आप उसे देख और बदल सकते हैं।',
      button_label: 'मेरा जवाब देखें',
    },
    rsvp_change_confirmation: {
      subject: 'आपका जवाब बदल गया है: {{event}}',
      headline: 'आपका बदलाव सहेज लिया गया है',
      content: 'आपका मौजूदा जवाब यह है। अगर आपने इसे नहीं बदला, तो नीचे दिए बटन से खोलकर ठीक करें।',
      button_label: 'मेरा जवाब देखें',
    },
    rsvp_event_update: {
      subject: 'कार्यक्रम में बदलाव: {{event}}',
      headline: 'कृपया नई जानकारी पर ध्यान दें',
      content: 'आयोजक ने इस कार्यक्रम में बदलाव किया है। मौजूदा जानकारी यह है।',
      button_label: 'मेरा जवाब देखें',
    },
    rsvp_magic_link: {
      subject: 'आपके जवाब का लिंक: {{event}}',
      headline: 'अपना जवाब खोलें',
      content:
        'नीचे दिए बटन से आप अपना जवाब देख और बदल सकते हैं। यह एक घंटे तक काम करता है। अगर आपने इसके लिए नहीं कहा, तो इस ईमेल को अनदेखा करें।',
      button_label: 'मेरा जवाब खोलें',
    },
    rsvp_second_signup: {
      subject: 'आप पहले ही पंजीकरण कर चुके हैं: {{event}}',
      headline: 'आपका जवाब हमारे पास पहले से है',
      content:
        'किसी ने, शायद आपने ही, इस पते से फिर पंजीकरण किया। आपका जवाब नहीं बदला है। नीचे दिए बटन से आप उसे देख और बदल सकते हैं; यह एक घंटे तक काम करता है।',
      button_label: 'मेरा जवाब खोलें',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'आपका पंजीकरण हटा दिया गया है: {{event}}',
    headline: 'आपका पंजीकरण अब नहीं है',
    content: 'आयोजक ने आपका पंजीकरण हटा दिया है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया आयोजक से संपर्क करें।',
  },
  status: { confirmed: 'आ रहे हैं', undecided: 'शायद', declined: 'नहीं आ रहे हैं', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'आपका जवाब',
  places: 'जगहें',
  ticket: { label: 'आपका टिकट', hint: 'प्रवेश द्वार पर यह कोड दिखाएँ।' },
  more: (count) => (count === 1 ? 'और 1 अन्य तारीख' : `और ${count} अन्य तारीखें`),
  attached: 'कार्यक्रम आपके कैलेंडर के लिए संलग्न है।',
  attachedUpdate: 'संलग्न फ़ाइल आपके कैलेंडर की प्रविष्टि को अपडेट करती है।',
  attachedRemoval: 'संलग्न फ़ाइल कार्यक्रम को आपके कैलेंडर से हटाती है।',
  withoutButton: 'अगर बटन काम न करे, तो यह पता खोलें:',
  reason: 'आपको यह ईमेल इसलिए मिला है क्योंकि इस पते से इस कार्यक्रम के लिए पंजीकरण किया गया था।',
  unsubscribe: 'मुझे और अपडेट न भेजें',
}
