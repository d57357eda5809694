import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'सारी ज़रूरी जानकारी यहाँ है। जल्द मिलते हैं।',
      button_label: 'अपना पंजीकरण देखें',
    },
  },
  more: {
    undecided: 'आपने “शायद” कहा था। क्या आप आ पाएँगे? आयोजक को बता दें।',
    release: { before: 'नहीं आ पाएँगे?', link: (seats) => (seats === 1 ? 'अपनी सीट छोड़ें' : `अपनी ${seats} सीटें छोड़ें`) },
    others: 'जल्द ही यह भी',
    unsubscribe: 'रिमाइंडर और अपडेट पाना बंद करें',
  },
}
