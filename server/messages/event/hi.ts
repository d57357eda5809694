import type { EventMessages } from './en.ts'

export const event: EventMessages = {
  nextOf: (count) => `${count} में से अगली तारीख`,
  otherDates: 'अन्य तारीखें',
  laterDates: 'बाद की तारीखें',
  moreDates: (count) => (count === 1 ? 'और 1 अन्य तारीख' : `और ${count} अन्य तारीखें`),
  directions: 'रास्ता देखें',
  copyAddress: 'पता कॉपी करें',
  cancelledText: 'यह कार्यक्रम नहीं होगा। अगर यह आपके कैलेंडर में है, तो वहाँ अपडेट कर लें।',
}
