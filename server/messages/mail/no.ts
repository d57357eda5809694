import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/no.ts'
import { waiting } from '../waiting/no.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bekreft e-postadressen din: {{event}}',
      headline: 'Ett steg til',
      content:
        'Bekreft e-postadressen din for å fullføre påmeldingen. Knappen virker i én time. Hvis du ikke har meldt deg på, kan du se bort fra denne e-posten, og ingenting vil skje.',
      button_label: 'Bekreft adressen min',
    },
    rsvp_thank_you: {
      subject: 'Svaret ditt er bekreftet: {{event}}',
      headline: 'Takk',
      content: 'E-postadressen din er bekreftet og svaret ditt er lagret. Med knappen nedenfor kan du se og endre det.',
      button_label: 'Se svaret mitt',
    },
    rsvp_signup_confirmation: {
      subject: 'Svaret ditt: {{event}}',
      headline: 'Takk for svaret',
      content: 'Svaret ditt er lagret. Med knappen nedenfor kan du se og endre det.',
      button_label: 'Se svaret mitt',
    },
    rsvp_change_confirmation: {
      subject: 'Svaret ditt er endret: {{event}}',
      headline: 'Endringen er lagret',
      content:
        'Slik er svaret ditt nå. Hvis du ikke har endret det, kan du åpne det med knappen nedenfor og rette det.',
      button_label: 'Se svaret mitt',
    },
    rsvp_event_update: {
      subject: 'Arrangementet er endret: {{event}}',
      headline: 'Merk deg de nye opplysningene',
      content: 'Arrangøren har endret dette arrangementet. Dette er opplysningene slik de er nå.',
      button_label: 'Se svaret mitt',
    },
    rsvp_magic_link: {
      subject: 'Tilgang til svaret ditt: {{event}}',
      headline: 'Åpne svaret ditt',
      content:
        'Med knappen nedenfor kan du se og endre svaret ditt. Den virker i én time. Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
      button_label: 'Åpne svaret mitt',
    },
    rsvp_second_signup: {
      subject: 'Du er allerede påmeldt: {{event}}',
      headline: 'Vi har allerede svaret ditt',
      content:
        'Noen, sannsynligvis du, har meldt seg på igjen med denne adressen. Svaret ditt er uendret. Med knappen nedenfor kan du se og endre det; den virker i én time.',
      button_label: 'Åpne svaret mitt',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Påmeldingen din er fjernet: {{event}}',
    headline: 'Du er ikke lenger påmeldt',
    content: 'Arrangøren har fjernet påmeldingen din. Ta kontakt med arrangøren hvis dette er uventet.',
  },
  status: { confirmed: 'Kommer', undecided: 'Kanskje', declined: 'Kommer ikke', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Svaret ditt',
  places: 'Plasser',
  ticket: { label: 'Billetten din', hint: 'Vis denne koden ved inngangen.' },
  more: (count) => (count === 1 ? 'og 1 dato til' : `og ${count} datoer til`),
  attached: 'Arrangementet er vedlagt for kalenderen din.',
  attachedUpdate: 'Den vedlagte filen oppdaterer oppføringen i kalenderen din.',
  attachedRemoval: 'Den vedlagte filen fjerner arrangementet fra kalenderen din.',
  withoutButton: 'Hvis knappen ikke virker, kan du åpne denne adressen:',
  reason: 'Du får denne e-posten fordi adressen ble brukt til en påmelding til dette arrangementet.',
  unsubscribe: 'Ikke send meg flere oppdateringer',
}
