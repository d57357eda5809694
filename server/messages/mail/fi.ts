import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fi.ts'
import { waiting } from '../waiting/fi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Vahvista sähköpostiosoitteesi: {{event}}',
      headline: 'Vielä yksi vaihe',
      content:
        'Yksi napsautus vahvistaa sähköpostiosoitteesi, ja ilmoittautumisesi on valmis. Linkki toimii tunnin ajan. Etkö ilmoittautunut? Voit jättää tämän viestin huomiotta.',
      button_label: 'Vahvista osoite',
    },
    rsvp_thank_you: {
      subject: 'Olet mukana: {{event}}',
      headline: 'Olet mukana',
      content:
        'Sähköpostiosoitteesi on vahvistettu, ja olet listalla. Muuttuivatko suunnitelmat? Voit muuttaa ilmoittautumistasi milloin vain.',
      button_label: 'Näytä ilmoittautuminen',
    },
    rsvp_signup_confirmation: {
      subject: 'Olet mukana: {{event}}',
      headline: 'Olet mukana',
      content:
        'Ilmoittautumisesi on vahvistettu. Muuttuivatko suunnitelmat? Voit muuttaa ilmoittautumistasi milloin vain.',
      button_label: 'Näytä ilmoittautuminen',
    },
    rsvp_change_confirmation: {
      subject: 'Ilmoittautuminen muutettu: {{event}}',
      headline: 'Ilmoittautumisesi on muutettu',
      content: 'Tältä ilmoittautumisesi näyttää nyt. Etkö muuttanut sitä itse? Avaa ilmoittautuminen ja korjaa tiedot.',
      button_label: 'Näytä ilmoittautuminen',
    },
    rsvp_event_update: {
      subject: 'Muutoksia tapahtumaan: {{event}}',
      headline: 'Muutoksia tapahtumaan',
      content: 'Tässä ovat ajantasaiset tiedot.',
      button_label: 'Näytä ilmoittautuminen',
    },
    rsvp_magic_link: {
      subject: 'Linkki ilmoittautumiseesi: {{event}}',
      headline: 'Avaa ilmoittautumisesi',
      content:
        'Tällä linkillä voit katsoa tai muuttaa ilmoittautumistasi. Se toimii tunnin ajan. Etkö pyytänyt linkkiä? Voit jättää tämän viestin huomiotta.',
      button_label: 'Avaa ilmoittautuminen',
    },
    rsvp_second_signup: {
      subject: 'Meillä on jo ilmoittautumisesi: {{event}}',
      headline: 'Meillä on jo ilmoittautumisesi',
      content:
        'Joku, todennäköisesti sinä, ilmoittautui uudelleen tällä osoitteella. Mikään ei ole muuttunut. Tällä linkillä voit katsoa tai muuttaa ilmoittautumistasi. Se toimii tunnin ajan.',
      button_label: 'Avaa ilmoittautuminen',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Tulet ehkä: {{event}}',
      headline: 'Tulet ehkä',
      content: 'Merkitsimme vastaukseksi ”ehkä”. Kerro, kun olet päättänyt.',
    },
    declined: {
      subject: 'Et pääse paikalle: {{event}}',
      headline: 'Et pääse paikalle',
      content: 'Kiitos, että kerroit. Muuttuivatko suunnitelmat? Voit muuttaa vastaustasi milloin vain.',
    },
  },
  again: {
    confirmed: 'Olet jo ilmoittautunut',
    undecided: 'Vastauksesi on edelleen ”ehkä”',
    waiting: 'Olet jo jonotuslistalla',
    declined: {
      headline: 'Vastauksesi on edelleen ”en pääse”',
      content:
        'Joku, todennäköisesti sinä, ilmoittautui uudelleen tällä osoitteella. Emme muuttaneet mitään: vastauksesi on edelleen ”en pääse”. Pääsetkö sittenkin? Kerro siitä tämän linkin kautta. Linkki toimii tunnin ajan.',
      button_label: 'Tulen sittenkin',
    },
  },
  cancelled: {
    subject: 'Peruttu: {{event}}',
    headline: 'Tapahtuma on peruttu',
    content: 'Sitä ei järjestetä. Sinun ei tarvitse tehdä mitään.',
  },
  removed: {
    subject: 'Ilmoittautumisesi on poistettu: {{event}}',
    headline: 'Et ole enää listalla',
    content: 'Järjestäjä on poistanut ilmoittautumisesi. Jos tämä tulee yllätyksenä, ota yhteyttä järjestäjään.',
  },
  changes: {
    was: 'Ennen',
    now: 'Nyt',
    title: 'Nimi',
    moved: 'Siirretty',
    place: 'Uusi tapahtumapaikka',
    added: 'Uusi päivä',
    off: 'Päivä peruttu',
    resumed: 'Järjestetään sittenkin',
  },
  note: (organizer) => `Viesti järjestäjältä: ${organizer}`,
  status: { confirmed: 'Olet mukana', undecided: 'Ehkä', declined: 'Et pääse paikalle', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vastauksesi',
  covers: 'Ilmoittautumisesi koskee kaikkia päiviä.',
  places: 'Paikkoja',
  ticket: { label: 'Lippusi', hint: 'Näytä tämä koodi sisäänkäynnillä.' },
  attached: 'Kalenterikutsu on liitteenä.',
  attachedForOthers: 'Apple-kalenteria ja muita kalentereita varten avaa liitteenä oleva kutsu.',
  attachedUpdate: 'Liitetiedosto päivittää tapahtuman kalenteriisi.',
  attachedRemoval: 'Liitetiedosto poistaa tapahtuman kalenteristasi.',
  withoutButton: 'Eikö painike toimi? Avaa tämä linkki:',
  reason: 'Saat tämän viestin, koska olet ilmoittautunut tähän tapahtumaan.',
  reasonOfStranger: 'Saat tämän viestin, koska tällä osoitteella on ilmoittauduttu tähän tapahtumaan.',
  unsubscribe: 'Lopeta viestit muutoksista',
}
