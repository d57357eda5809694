import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/nl.ts'
import { waiting } from '../waiting/nl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bevestig je e-mailadres: {{event}}',
      headline: 'Nog één stap',
      content:
        'Met één klik bevestig je je e-mailadres en is je aanmelding rond. De link werkt een uur. Niet aangemeld? Dan kun je deze e-mail negeren.',
      button_label: 'Mijn adres bevestigen',
    },
    rsvp_thank_you: {
      subject: 'Je bent erbij: {{event}}',
      headline: 'Je bent erbij',
      content:
        'Je e-mailadres is bevestigd en je bent aangemeld. Komt er iets tussen? Je kunt je aanmelding altijd wijzigen.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_signup_confirmation: {
      subject: 'Je bent erbij: {{event}}',
      headline: 'Je bent erbij',
      content: 'Je aanmelding is bevestigd. Komt er iets tussen? Je kunt je aanmelding altijd wijzigen.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_change_confirmation: {
      subject: 'Aanmelding gewijzigd: {{event}}',
      headline: 'Je aanmelding is bijgewerkt',
      content: 'Zo ziet je aanmelding er nu uit. Heb je zelf niets gewijzigd? Open je aanmelding dan en pas die aan.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_event_update: {
      subject: 'Gewijzigd: {{event}}',
      headline: 'Er is iets gewijzigd',
      content: 'Dit zijn de actuele gegevens.',
      button_label: 'Mijn aanmelding bekijken',
    },
    rsvp_magic_link: {
      subject: 'Link naar je aanmelding: {{event}}',
      headline: 'Open je aanmelding',
      content:
        'Met deze link kun je je aanmelding bekijken of wijzigen. Hij werkt een uur. Niet aangevraagd? Dan kun je deze e-mail negeren.',
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
      subject: 'Je bent er misschien bij: {{event}}',
      headline: 'Je bent er misschien bij',
      content: 'We hebben je ‘misschien’ genoteerd. Laat het weten zodra je eruit bent.',
    },
    declined: {
      subject: 'Je bent er niet bij: {{event}}',
      headline: 'Je bent er niet bij',
      content: 'Bedankt voor het doorgeven. Toch tijd? Je kunt je reactie altijd wijzigen.',
    },
  },
  again: {
    confirmed: 'Je bent al aangemeld',
    undecided: 'Je staat nog op ‘misschien’',
    waiting: 'Je staat al op de wachtlijst',
    declined: {
      headline: 'Je staat nog op ‘ik kom niet’',
      content:
        'Iemand, waarschijnlijk jij, heeft zich opnieuw met dit adres aangemeld. We hebben niets veranderd: je staat nog op ‘ik kom niet’. Kun je toch komen? Laat het weten via deze link. Hij werkt een uur.',
      button_label: 'Ik kom toch',
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
    content: 'De organisator heeft je aanmelding verwijderd. Heb je vragen? Neem dan contact op met de organisator.',
  },
  changes: {
    was: 'Voorheen',
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
  places: 'Plekken',
  ticket: { label: 'Je ticket', hint: 'Laat deze code zien bij de ingang.' },
  attached: 'De uitnodiging voor je agenda zit in de bijlage.',
  attachedForOthers: 'Open voor Apple en alle andere agenda’s de uitnodiging in de bijlage.',
  attachedUpdate: 'Met het bestand in de bijlage werk je het evenement in je agenda bij.',
  attachedRemoval: 'Met het bestand in de bijlage verwijder je het evenement uit je agenda.',
  withoutButton: 'Werkt de knop niet? Open dan deze link:',
  reason: 'Je ontvangt deze e-mail omdat je je voor dit evenement hebt aangemeld.',
  reasonOfStranger: 'Je ontvangt deze e-mail omdat iemand zich met dit adres voor dit evenement heeft aangemeld.',
  unsubscribe: 'Afmelden voor updates',
}
