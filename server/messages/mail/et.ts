import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/et.ts'
import { waiting } from '../waiting/et.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Kinnita oma e-posti aadress: {{event}}',
      headline: 'Veel üks samm',
      content:
        'Ühe klõpsuga kinnitad oma e-posti aadressi ja registreerumine on tehtud. Link kehtib ühe tunni. Sa ei registreerunud? Siis jäta see kiri tähelepanuta.',
      button_label: 'Kinnita minu aadress',
    },
    rsvp_thank_you: {
      subject: 'Oled kirjas: {{event}}',
      headline: 'Oled kirjas',
      content:
        'Sinu e-posti aadress on kinnitatud ja sa oled nimekirjas. Plaanid muutusid? Saad oma registreeringut igal ajal muuta.',
      button_label: 'Vaata minu registreeringut',
    },
    rsvp_signup_confirmation: {
      subject: 'Oled kirjas: {{event}}',
      headline: 'Oled kirjas',
      content: 'Kõik on korras. Plaanid muutusid? Saad oma registreeringut igal ajal muuta.',
      button_label: 'Vaata minu registreeringut',
    },
    rsvp_change_confirmation: {
      subject: 'Registreering muudetud: {{event}}',
      headline: 'Sinu registreering on uuendatud',
      content: 'Selline on sinu registreering nüüd. Sa ei muutnud seda ise? Ava see ja paranda ära.',
      button_label: 'Vaata minu registreeringut',
    },
    rsvp_event_update: {
      subject: 'Muudatus: {{event}}',
      headline: 'Midagi on muutunud',
      content: 'Siin on kehtivad andmed.',
      button_label: 'Vaata minu registreeringut',
    },
    rsvp_magic_link: {
      subject: 'Link sinu registreeringule: {{event}}',
      headline: 'Ava oma registreering',
      content:
        'Selle lingiga saad oma registreeringut vaadata või muuta. See kehtib ühe tunni. Sa ei küsinud linki? Siis jäta see kiri tähelepanuta.',
      button_label: 'Ava minu registreering',
    },
    rsvp_second_signup: {
      subject: 'Oled juba vastanud: {{event}}',
      headline: 'Sinu registreering on meil juba olemas',
      content:
        'Keegi, tõenäoliselt sina, registreerus selle aadressiga uuesti. Midagi ei ole muutunud. Selle lingiga saad oma registreeringut vaadata või muuta. See kehtib ühe tunni.',
      button_label: 'Ava minu registreering',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Võib-olla tuled: {{event}}',
      headline: 'Võib-olla tuled',
      content: 'Panime kirja „võib-olla“. Anna teada, kui oled otsustanud.',
    },
    declined: {
      subject: 'Sa ei saa tulla: {{event}}',
      headline: 'Sa ei saa tulla',
      content: 'Aitäh, et andsid teada. Mõtlesid ümber? Saad oma vastust igal ajal muuta.',
    },
  },
  cancelled: {
    subject: 'Jääb ära: {{event}}',
    headline: 'See sündmus jääb ära',
    content: 'Seda ei toimu. Sul pole vaja midagi teha.',
  },
  removed: {
    subject: 'Sinu registreering on eemaldatud: {{event}}',
    headline: 'Sa ei ole enam registreerunud',
    content: 'Korraldaja on sinu registreeringu eemaldanud. Kui see on üllatus, võta palun korraldajaga ühendust.',
  },
  changes: {
    was: 'Enne',
    now: 'Nüüd',
    title: 'Nimi',
    moved: 'Uus aeg',
    place: 'Uus koht',
    added: 'Uus kuupäev',
    off: 'Kuupäev jääb ära',
    resumed: 'Toimub siiski',
  },
  note: (organizer) => `Sõnum: ${organizer}`,
  status: { confirmed: 'Osalen', undecided: 'Võib-olla', declined: 'Ei osale', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Sinu vastus',
  covers: 'Sinu registreering kehtib kõigi kuupäevade kohta.',
  places: 'Kohti',
  ticket: { label: 'Sinu pilet', hint: 'Näita seda koodi sissepääsu juures.' },
  more: (count) => (count === 1 ? 'ja veel 1 kuupäev' : `ja veel ${count} kuupäeva`),
  attached: 'Kalendrikutse on lisatud.',
  attachedForOthers: 'Apple’i ja kõigi teiste kalendrite jaoks ava lisatud fail.',
  attachedUpdate: 'Lisatud fail uuendab kirjet sinu kalendris.',
  attachedRemoval: 'Lisatud fail eemaldab sündmuse sinu kalendrist.',
  withoutButton: 'Kui nupp ei tööta, ava see aadress:',
  reason: 'Saad selle kirja, sest registreerusid sellele sündmusele.',
  reasonOfStranger: 'Saad selle kirja, sest selle aadressiga registreeruti sellele sündmusele.',
  unsubscribe: 'Ära saada mulle rohkem muudatusi',
}
