import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'आप प्रतीक्षा सूची में हैं: {{event}}',
      headline: 'आप प्रतीक्षा सूची में हैं',
      content: 'अभी सभी सीटें भरी हुई हैं। सीट खाली होते ही हम आपको ईमेल से बताएँगे। मन बदल गया? आप कभी भी सूची से हट सकते हैं।',
      button_label: 'मेरा क्रम देखें',
    },
    rsvp_waiting_offer: {
      subject: 'आपके लिए एक सीट है: {{event}}',
      headline: 'आपके लिए एक सीट है',
      content:
        'अच्छी खबर: अब आपकी बारी है और आपकी सीट आपके लिए रखी गई है। समय रहते इसे ले लें, या मना कर दें ताकि अगला व्यक्ति आ सके।',
      button_label: 'सीट लें',
    },
  },
  status: 'प्रतीक्षा सूची में',
  heldUntil: 'आपके लिए सुरक्षित, इस समय तक',
  page: {
    join: 'प्रतीक्षा सूची में जुड़ें',
    text: 'प्रतीक्षा सूची में जुड़ें। आपके लिए सीट होते ही हम ईमेल करेंगे।',
    position: (position) => `सूची में आपका क्रम ${position} है।`,
    leave: 'प्रतीक्षा सूची छोड़ें',
    decline: 'नहीं, धन्यवाद',
    done: 'आपके लिए सीट होते ही हम ईमेल करेंगे।',
  },
}
