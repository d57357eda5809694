import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/nl.ts'
import { waiting } from '../waiting/nl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bevestig je e-mailadres: {{event}}',
      headline: 'Nog één stap',
      content:
        'Bevestig je e-mailadres om je aanmelding af te ronden. De knop werkt een uur lang. Heb je je niet aangemeld, negeer deze mail dan; er gebeurt niets.',
      button_label: 'Mijn adres bevestigen',
    },
    rsvp_thank_you: {
      subject: 'Je antwoord is bevestigd: {{event}}',
      headline: 'Bedankt',
      content:
        'Je e-mailadres is bevestigd en je antwoord is opgeslagen. Met de knop hieronder kun je het bekijken en wijzigen.',
      button_label: 'Mijn antwoord bekijken',
    },
    rsvp_signup_confirmation: {
      subject: 'Je antwoord: {{event}}',
      headline: 'Bedankt voor je antwoord',
      content: 'Je antwoord is opgeslagen. Met de knop hieronder kun je het bekijken en wijzigen.',
      button_label: 'Mijn antwoord bekijken',
    },
    rsvp_change_confirmation: {
      subject: 'Je antwoord is gewijzigd: {{event}}',
      headline: 'Je wijziging is opgeslagen',
      content:
        'Dit is je antwoord zoals het nu is. Heb je het niet zelf gewijzigd, open het dan met de knop hieronder en pas het aan.',
      button_label: 'Mijn antwoord bekijken',
    },
    rsvp_event_update: {
      subject: 'Evenement bijgewerkt: {{event}}',
      headline: 'Let op de nieuwe gegevens',
      content: 'De organisator heeft dit evenement gewijzigd. Dit zijn de gegevens zoals ze nu zijn.',
      button_label: 'Mijn antwoord bekijken',
    },
    rsvp_magic_link: {
      subject: 'Toegang tot je antwoord: {{event}}',
      headline: 'Open je antwoord',
      content:
        'Met de knop hieronder kun je je antwoord bekijken en wijzigen. Hij werkt een uur lang. Heb je hier niet om gevraagd, negeer deze mail dan.',
      button_label: 'Mijn antwoord openen',
    },
    rsvp_second_signup: {
      subject: 'Je bent al aangemeld: {{event}}',
      headline: 'We hebben je antwoord al',
      content:
        'Iemand, waarschijnlijk jij, heeft zich opnieuw met dit adres aangemeld. Je antwoord is niet veranderd. Met de knop hieronder kun je het bekijken en wijzigen; hij werkt een uur lang.',
      button_label: 'Mijn antwoord openen',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Je aanmelding is verwijderd: {{event}}',
    headline: 'Je bent niet meer aangemeld',
    content: 'De organisator heeft je aanmelding verwijderd. Verrast dit je, neem dan contact op met de organisator.',
  },
  status: { confirmed: 'Ik kom', undecided: 'Misschien', declined: 'Ik kom niet', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Je antwoord',
  places: 'Plaatsen',
  ticket: { label: 'Je ticket', hint: 'Laat deze code zien bij de ingang.' },
  more: (count) => (count === 1 ? 'en nog 1 datum' : `en nog ${count} data`),
  attached: 'Het evenement is bijgevoegd voor je agenda.',
  attachedUpdate: 'Het bijgevoegde bestand werkt het evenement in je agenda bij.',
  attachedRemoval: 'Het bijgevoegde bestand verwijdert het evenement uit je agenda.',
  withoutButton: 'Werkt de knop niet, open dan dit adres:',
  reason: 'Je ontvangt deze mail omdat iemand zich met dit adres voor dit evenement heeft aangemeld.',
  unsubscribe: 'Stuur me geen wijzigingen meer',
}
