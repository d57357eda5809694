import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/nl.ts'
import { waiting } from '../waiting/nl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bevestig je e-mailadres: {{event}}',
      headline: 'Nog één stap',
      content:
        'Met één klik bevestig je je e-mailadres en is je aanmelding rond. De link werkt een uur. Niet aangemeld? Dan kun je deze mail negeren.',
      button_label: 'Mijn adres bevestigen',
    },
    rsvp_thank_you: {
      subject: 'Je bent erbij: {{event}}',
      headline: 'Je bent erbij',
      content:
        'Je e-mailadres is bevestigd en je staat op de lijst. Toch andere plannen? Je kunt je aanmelding altijd wijzigen.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_signup_confirmation: {
      subject: 'Je bent erbij: {{event}}',
      headline: 'Je bent erbij',
      content: 'Alles is geregeld. Toch andere plannen? Je kunt je aanmelding altijd wijzigen.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_change_confirmation: {
      subject: 'Aanmelding gewijzigd: {{event}}',
      headline: 'Je aanmelding is bijgewerkt',
      content: 'Zo ziet je aanmelding er nu uit. Niet zelf gewijzigd? Open haar dan en zet het recht.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_event_update: {
      subject: 'Gewijzigd: {{event}}',
      headline: 'Er is iets gewijzigd',
      content: 'Hier zijn de actuele gegevens.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_magic_link: {
      subject: 'Link naar je aanmelding: {{event}}',
      headline: 'Open je aanmelding',
      content:
        'Met deze link kun je je aanmelding bekijken of wijzigen. Hij werkt een uur. Niet aangevraagd? Dan kun je deze mail negeren.',
      button_label: 'Mijn aanmelding openen',
    },
    rsvp_second_signup: {
      subject: 'Je hebt al gereageerd: {{event}}',
      headline: 'We hebben je aanmelding al',
      content:
        'Iemand, waarschijnlijk jij, heeft zich opnieuw met dit adres aangemeld. Er is niets veranderd. Met deze link kun je je aanmelding bekijken of wijzigen. Hij werkt een uur.',
      button_label: 'Mijn aanmelding openen',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Misschien ben je erbij: {{event}}',
      headline: 'Misschien ben je erbij',
      content: 'We hebben je ‘misschien’ genoteerd. Laat het weten zodra je eruit bent.',
    },
    declined: {
      subject: 'Je kunt er niet bij zijn: {{event}}',
      headline: 'Je kunt er niet bij zijn',
      content: 'Bedankt voor het doorgeven. Toch tijd? Je kunt je reactie altijd wijzigen.',
    },
  },
  cancelled: {
    subject: 'Geannuleerd: {{event}}',
    headline: 'Dit evenement gaat niet door',
    content: 'Het is geannuleerd. Je hoeft niets te doen.',
  },
  removed: {
    subject: 'Je aanmelding is verwijderd: {{event}}',
    headline: 'Je bent niet meer aangemeld',
    content: 'De organisator heeft je aanmelding verwijderd. Verrast dit je, neem dan contact op met de organisator.',
  },
  changes: {
    was: 'Eerst',
    now: 'Nu',
    title: 'Naam',
    moved: 'Verplaatst',
    place: 'Nieuwe locatie',
    added: 'Nieuwe datum',
    off: 'Datum geannuleerd',
    resumed: 'Gaat toch door',
  },
  note: (organizer) => `Bericht van ${organizer}`,
  status: { confirmed: 'Ik kom', undecided: 'Misschien', declined: 'Ik kom niet', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Je reactie',
  covers: 'Je aanmelding geldt voor alle data.',
  places: 'Plaatsen',
  ticket: { label: 'Je ticket', hint: 'Laat deze code zien bij de ingang.' },
  more: (count) => (count === 1 ? 'en nog 1 datum' : `en nog ${count} data`),
  attached: 'Er zit een uitnodiging voor je agenda bij.',
  attachedForOthers: 'Open voor Apple en alle andere agenda’s het bijgevoegde bestand.',
  attachedUpdate: 'Het bijgevoegde bestand werkt het evenement in je agenda bij.',
  attachedRemoval: 'Het bijgevoegde bestand verwijdert het evenement uit je agenda.',
  withoutButton: 'Werkt de knop niet, open dan dit adres:',
  reason: 'Je ontvangt deze mail omdat je je voor dit evenement hebt aangemeld.',
  reasonOfStranger: 'Je ontvangt deze mail omdat iemand zich met dit adres voor dit evenement heeft aangemeld.',
  unsubscribe: 'Stuur me geen wijzigingen meer',
}
