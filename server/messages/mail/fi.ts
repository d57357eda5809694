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
      button_label: 'Vahvista osoitteeni',
    },
    rsvp_thank_you: {
      subject: 'Olet mukana: {{event}}',
      headline: 'Olet mukana',
      content:
        'Sähköpostiosoitteesi on vahvistettu, ja olet listalla. Muuttuivatko suunnitelmat? Voit muuttaa ilmoittautumistasi milloin vain.',
      button_label: 'Näytä ilmoittautumiseni',
    },
    rsvp_signup_confirmation: {
      subject: 'Olet mukana: {{event}}',
      headline: 'Olet mukana',
      content: 'Kaikki on kunnossa. Muuttuivatko suunnitelmat? Voit muuttaa ilmoittautumistasi milloin vain.',
      button_label: 'Näytä ilmoittautumiseni',
    },
    rsvp_change_confirmation: {
      subject: 'Ilmoittautuminen muutettu: {{event}}',
      headline: 'Ilmoittautumisesi on päivitetty',
      content: 'Tältä ilmoittautumisesi näyttää nyt. Etkö muuttanut sitä itse? Avaa se ja korjaa tiedot.',
      button_label: 'Näytä ilmoittautumiseni',
    },
    rsvp_event_update: {
      subject: 'Muutoksia: {{event}}',
      headline: 'Tapahtuma on muuttunut',
      content: 'Tässä ovat ajantasaiset tiedot.',
      button_label: 'Näytä ilmoittautumiseni',
    },
    rsvp_magic_link: {
      subject: 'Linkki ilmoittautumiseesi: {{event}}',
      headline: 'Avaa ilmoittautumisesi',
      content:
        'Tällä linkillä voit katsoa tai muuttaa ilmoittautumistasi. Se toimii tunnin ajan. Etkö pyytänyt linkkiä? Voit jättää tämän viestin huomiotta.',
      button_label: 'Avaa ilmoittautumiseni',
    },
    rsvp_second_signup: {
      subject: 'Olet jo vastannut: {{event}}',
      headline: 'Meillä on jo ilmoittautumisesi',
      content:
        'Joku, todennäköisesti sinä, ilmoittautui uudelleen tällä osoitteella. Mikään ei ole muuttunut. Tällä linkillä voit katsoa tai muuttaa ilmoittautumistasi. Se toimii tunnin ajan.',
      button_label: 'Avaa ilmoittautumiseni',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Ehkä tulet: {{event}}',
      headline: 'Ehkä tulet',
      content: 'Merkitsimme vastaukseksi ”ehkä”. Kerro, kun olet päättänyt.',
    },
    declined: {
      subject: 'Et pääse paikalle: {{event}}',
      headline: 'Et pääse paikalle',
      content: 'Kiitos, että kerroit. Muuttuiko mielesi? Voit muuttaa vastaustasi milloin vain.',
    },
  },
  cancelled: {
    subject: 'Peruttu: {{event}}',
    headline: 'Tapahtuma on peruttu',
    content: 'Sitä ei järjestetä. Sinun ei tarvitse tehdä mitään.',
  },
  removed: {
    subject: 'Ilmoittautumisesi on poistettu: {{event}}',
    headline: 'Et ole enää ilmoittautunut',
    content: 'Järjestäjä on poistanut ilmoittautumisesi. Jos tämä on yllätys, ota yhteyttä järjestäjään.',
  },
  changes: {
    was: 'Ennen',
    now: 'Nyt',
    title: 'Nimi',
    moved: 'Siirretty',
    place: 'Uusi paikka',
    added: 'Uusi päivä',
    off: 'Päivä peruttu',
    resumed: 'Järjestetään sittenkin',
  },
  note: (organizer) => `Viesti: ${organizer}`,
  status: { confirmed: 'Osallistun', undecided: 'Ehkä', declined: 'En osallistu', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vastauksesi',
  covers: 'Ilmoittautumisesi koskee kaikkia päiviä.',
  places: 'Paikat',
  ticket: { label: 'Lippusi', hint: 'Näytä tämä koodi sisäänkäynnillä.' },
  more: (count) => (count === 1 ? 'ja vielä 1 päivä' : `ja vielä ${count} päivää`),
  attached: 'Kalenterikutsu on liitteenä.',
  attachedForOthers: 'Apple-kalenteria ja muita kalentereita varten avaa liitetiedosto.',
  attachedUpdate: 'Liitetiedosto päivittää tapahtuman kalenteriisi.',
  attachedRemoval: 'Liitetiedosto poistaa tapahtuman kalenteristasi.',
  withoutButton: 'Jos painike ei toimi, avaa tämä osoite:',
  reason: 'Saat tämän viestin, koska olet ilmoittautunut tähän tapahtumaan.',
  reasonOfStranger: 'Saat tämän viestin, koska tällä osoitteella on ilmoittauduttu tähän tapahtumaan.',
  unsubscribe: 'Älä lähetä minulle muutoksia',
}
