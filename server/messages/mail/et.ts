import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/et.ts'
import { waiting } from '../waiting/et.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Palun kinnita oma e-posti aadress: {{event}}',
      headline: 'Veel üks samm',
      content:
        'Registreerumise lõpetamiseks kinnita oma e-posti aadress. Nupp toimib ühe tunni. Kui sa ei registreerunud, jäta see kiri tähelepanuta ja midagi ei juhtu.',
      button_label: 'Kinnita minu aadress',
    },
    rsvp_thank_you: {
      subject: 'Sinu vastus on kinnitatud: {{event}}',
      headline: 'Aitäh',
      content: 'Sinu e-posti aadress on kinnitatud ja vastus salvestatud. Alloleva nupuga saad seda vaadata ja muuta.',
      button_label: 'Vaata minu vastust',
    },
    rsvp_signup_confirmation: {
      subject: 'Sinu vastus: {{event}}',
      headline: 'Aitäh vastuse eest',
      content: 'Sinu vastus on salvestatud. Alloleva nupuga saad seda vaadata ja muuta.',
      button_label: 'Vaata minu vastust',
    },
    rsvp_change_confirmation: {
      subject: 'Sinu vastus on muudetud: {{event}}',
      headline: 'Muudatus on salvestatud',
      content: 'Selline on sinu vastus praegu. Kui sa seda ei muutnud, ava see alloleva nupuga ja paranda.',
      button_label: 'Vaata minu vastust',
    },
    rsvp_event_update: {
      subject: 'Sündmust on muudetud: {{event}}',
      headline: 'Palun pane uued andmed tähele',
      content: 'Korraldaja on seda sündmust muutnud. Need on praegused andmed.',
      button_label: 'Vaata minu vastust',
    },
    rsvp_magic_link: {
      subject: 'Ligipääs sinu vastusele: {{event}}',
      headline: 'Ava oma vastus',
      content:
        'Alloleva nupuga saad oma vastust vaadata ja muuta. See toimib ühe tunni. Kui sa seda ei palunud, jäta see kiri tähelepanuta.',
      button_label: 'Ava minu vastus',
    },
    rsvp_second_signup: {
      subject: 'Oled juba registreerunud: {{event}}',
      headline: 'Sinu vastus on meil juba olemas',
      content:
        'Keegi, tõenäoliselt sina, registreerus selle aadressiga uuesti. Sinu vastus on muutmata. Alloleva nupuga saad seda vaadata ja muuta; see toimib ühe tunni.',
      button_label: 'Ava minu vastus',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Sinu registreering on eemaldatud: {{event}}',
    headline: 'Sa ei ole enam registreerunud',
    content: 'Korraldaja on sinu registreeringu eemaldanud. Kui see on üllatus, võta palun korraldajaga ühendust.',
  },
  status: { confirmed: 'Osalen', undecided: 'Võib-olla', declined: 'Ei osale', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Sinu vastus',
  places: 'Kohti',
  ticket: { label: 'Sinu pilet', hint: 'Näita seda koodi sissepääsu juures.' },
  more: (count) => (count === 1 ? 'ja veel 1 kuupäev' : `ja veel ${count} kuupäeva`),
  attached: 'Sündmus on kalendri jaoks lisatud.',
  attachedUpdate: 'Lisatud fail uuendab kirjet sinu kalendris.',
  attachedRemoval: 'Lisatud fail eemaldab sündmuse sinu kalendrist.',
  withoutButton: 'Kui nupp ei tööta, ava see aadress:',
  reason: 'Saad selle kirja, sest selle aadressiga registreeruti sellele sündmusele.',
  unsubscribe: 'Ära saada mulle rohkem muudatusi',
}
