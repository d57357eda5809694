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
      button_label: 'Kinnita aadress',
    },
    rsvp_thank_you: {
      subject: 'Oled kirjas: {{event}}',
      headline: 'Oled kirjas',
      content:
        'Sinu e-posti aadress on kinnitatud ja sa oled nimekirjas. Plaanid muutusid? Saad oma registreeringut igal ajal muuta.',
      button_label: 'Vaata registreeringut',
    },
    rsvp_signup_confirmation: {
      subject: 'Oled kirjas: {{event}}',
      headline: 'Oled kirjas',
      content: 'Sinu registreering on kinnitatud. Plaanid muutusid? Saad oma registreeringut igal ajal muuta.',
      button_label: 'Vaata registreeringut',
    },
    rsvp_change_confirmation: {
      subject: 'Registreering muudetud: {{event}}',
      headline: 'Sinu registreering on muudetud',
      content: 'Selline on sinu registreering nüüd. Muutis seda keegi teine? Ava see ja paranda ära.',
      button_label: 'Vaata registreeringut',
    },
    rsvp_event_update: {
      subject: 'Ürituse muudatus: {{event}}',
      headline: 'Üritusel on muudatusi',
      content: 'Siin on ajakohane info.',
      button_label: 'Vaata registreeringut',
    },
    rsvp_magic_link: {
      subject: 'Sinu registreeringu link: {{event}}',
      headline: 'Ava oma registreering',
      content:
        'Selle lingiga saad oma registreeringut vaadata või muuta. See kehtib ühe tunni. Sa ei küsinud linki? Siis jäta see kiri tähelepanuta.',
      button_label: 'Ava registreering',
    },
    rsvp_second_signup: {
      subject: 'Sinu registreering on meil juba olemas: {{event}}',
      headline: 'Sinu registreering on meil juba olemas',
      content:
        'Keegi, tõenäoliselt sina, registreerus selle aadressiga uuesti. Midagi ei ole muutunud. Selle lingiga saad oma registreeringut vaadata või muuta. See kehtib ühe tunni.',
      button_label: 'Ava registreering',
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
      subject: 'Andsid teada, et ei tule: {{event}}',
      headline: 'Andsid teada, et ei tule',
      content: 'Aitäh, et andsid teada. Mõtlesid ümber? Saad oma vastust igal ajal muuta.',
    },
  },
  again: {
    confirmed: 'Oled juba registreerunud',
    undecided: 'Sinu vastus on endiselt „võib-olla“',
    waiting: 'Oled juba ootenimekirjas',
    declined: {
      headline: 'Sinu vastus on endiselt „ei“',
      content:
        'Keegi, tõenäoliselt sina, registreerus selle aadressiga uuesti. Me ei muutnud midagi: sinu vastus on endiselt „ei“. Kas saad siiski tulla? Anna sellest selle lingi kaudu teada. See kehtib ühe tunni.',
      button_label: 'Tulen siiski',
    },
  },
  cancelled: {
    subject: 'Jääb ära: {{event}}',
    headline: 'Üritus jääb ära',
    content: 'Üritus ei toimu. Sul pole vaja midagi teha.',
  },
  removed: {
    subject: 'Sinu registreering on eemaldatud: {{event}}',
    headline: 'Sa ei ole enam kirjas',
    content:
      'Korraldaja on sinu registreeringu eemaldanud. Kui see tuleb sulle üllatusena, võta palun korraldajaga ühendust.',
  },
  changes: {
    was: 'Enne',
    now: 'Nüüd',
    title: 'Nimi',
    moved: 'Uus aeg',
    place: 'Uus toimumiskoht',
    added: 'Uus kuupäev',
    off: 'Kuupäev jääb ära',
    resumed: 'Toimub siiski',
  },
  note: (organizer) => `${organizer} kirjutab`,
  status: { confirmed: 'Tuled', undecided: 'Võib-olla', declined: 'Ei tule', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Sinu vastus',
  covers: 'Sinu registreering kehtib kõigi kuupäevade kohta.',
  places: 'Kohtade arv',
  ticket: { label: 'Sinu pilet', hint: 'Näita seda koodi sissepääsu juures.' },
  attached: 'Kalendrikutse on kirjale lisatud.',
  attachedForOthers: 'Apple’i ja kõigi teiste kalendrite jaoks ava lisatud kutse.',
  attachedUpdate: 'Lisatud fail uuendab üritust sinu kalendris.',
  attachedRemoval: 'Lisatud fail eemaldab ürituse sinu kalendrist.',
  withoutButton: 'Nupp ei tööta? Ava see link:',
  reason: 'Saad selle kirja, sest registreerusid sellele üritusele.',
  reasonOfStranger: 'Saad selle kirja, sest selle aadressiga registreeruti sellele üritusele.',
  unsubscribe: 'Loobu muudatuste teavitustest',
}
