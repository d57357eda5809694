import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fi.ts'
import { waiting } from '../waiting/fi.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Vahvista sähköpostiosoitteesi: {{event}}',
      headline: 'Vielä yksi vaihe',
      content:
        'Vahvista sähköpostiosoitteesi, niin ilmoittautumisesi on valmis. Painike toimii tunnin ajan. Jos et ole ilmoittautunut, voit jättää tämän viestin huomiotta, eikä mitään tapahdu.',
      button_label: 'Vahvista osoitteeni',
    },
    rsvp_thank_you: {
      subject: 'Vastauksesi on vahvistettu: {{event}}',
      headline: 'Kiitos',
      content:
        'Sähköpostiosoitteesi on vahvistettu ja vastauksesi tallennettu. Alla olevalla painikkeella voit katsoa ja muuttaa sitä.',
      button_label: 'Näytä vastaukseni',
    },
    rsvp_signup_confirmation: {
      subject: 'Vastauksesi: {{event}}',
      headline: 'Kiitos vastauksestasi',
      content: 'Vastauksesi on tallennettu. Alla olevalla painikkeella voit katsoa ja muuttaa sitä.',
      button_label: 'Näytä vastaukseni',
    },
    rsvp_change_confirmation: {
      subject: 'Vastauksesi on muuttunut: {{event}}',
      headline: 'Muutos on tallennettu',
      content:
        'Tämä on nykyinen vastauksesi. Jos et muuttanut sitä itse, avaa se alla olevalla painikkeella ja korjaa se.',
      button_label: 'Näytä vastaukseni',
    },
    rsvp_event_update: {
      subject: 'Tapahtuma on muuttunut: {{event}}',
      headline: 'Huomaa uudet tiedot',
      content: 'Järjestäjä on muuttanut tätä tapahtumaa. Nämä ovat ajantasaiset tiedot.',
      button_label: 'Näytä vastaukseni',
    },
    rsvp_magic_link: {
      subject: 'Pääsy vastaukseesi: {{event}}',
      headline: 'Avaa vastauksesi',
      content:
        'Alla olevalla painikkeella voit katsoa ja muuttaa vastaustasi. Se toimii tunnin ajan. Jos et pyytänyt tätä, jätä viesti huomiotta.',
      button_label: 'Avaa vastaukseni',
    },
    rsvp_second_signup: {
      subject: 'Olet jo ilmoittautunut: {{event}}',
      headline: 'Meillä on jo vastauksesi',
      content:
        'Joku, todennäköisesti sinä, ilmoittautui uudelleen tällä osoitteella. Vastauksesi on ennallaan. Alla olevalla painikkeella voit katsoa ja muuttaa sitä; se toimii tunnin ajan.',
      button_label: 'Avaa vastaukseni',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Ilmoittautumisesi on poistettu: {{event}}',
    headline: 'Et ole enää ilmoittautunut',
    content: 'Järjestäjä on poistanut ilmoittautumisesi. Jos tämä on yllätys, ota yhteyttä järjestäjään.',
  },
  status: { confirmed: 'Osallistun', undecided: 'Ehkä', declined: 'En osallistu', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Vastauksesi',
  places: 'Paikat',
  ticket: { label: 'Lippusi', hint: 'Näytä tämä koodi sisäänkäynnillä.' },
  more: (count) => (count === 1 ? 'ja vielä 1 päivä' : `ja vielä ${count} päivää`),
  attached: 'Tapahtuma on liitteenä kalenteriasi varten.',
  attachedUpdate: 'Liitetiedosto päivittää tapahtuman kalenteriisi.',
  attachedRemoval: 'Liitetiedosto poistaa tapahtuman kalenteristasi.',
  withoutButton: 'Jos painike ei toimi, avaa tämä osoite:',
  reason: 'Saat tämän viestin, koska tällä osoitteella on ilmoittauduttu tähän tapahtumaan.',
  unsubscribe: 'Älä lähetä minulle muutoksia',
}
