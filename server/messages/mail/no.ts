import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/no.ts'
import { waiting } from '../waiting/no.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Bekreft e-postadressen din: {{event}}',
      headline: 'Ett steg til',
      content:
        'Med ett klikk bekrefter du e-postadressen din, og påmeldingen er i boks. Lenken virker i én time. Har du ikke meldt deg på? Da kan du se bort fra denne e-posten.',
      button_label: 'Bekreft adressen min',
    },
    rsvp_thank_you: {
      subject: 'Du er med: {{event}}',
      headline: 'Du er med',
      content:
        'E-postadressen din er bekreftet, og du er påmeldt. Blir du forhindret, kan du endre påmeldingen når som helst.',
      button_label: 'Se påmeldingen min',
    },
    rsvp_signup_confirmation: {
      subject: 'Du er med: {{event}}',
      headline: 'Du er med',
      content: 'Påmeldingen din er bekreftet. Blir du forhindret, kan du endre påmeldingen når som helst.',
      button_label: 'Se påmeldingen min',
    },
    rsvp_change_confirmation: {
      subject: 'Påmelding endret: {{event}}',
      headline: 'Påmeldingen din er oppdatert',
      content: 'Slik er påmeldingen din nå. Var det ikke du som endret den? Åpne den og rett opp det som er feil.',
      button_label: 'Se påmeldingen min',
    },
    rsvp_event_update: {
      subject: 'Endring: {{event}}',
      headline: 'Noe er endret',
      content: 'Her er oppdatert informasjon.',
      button_label: 'Se påmeldingen min',
    },
    rsvp_magic_link: {
      subject: 'Lenke til påmeldingen din: {{event}}',
      headline: 'Åpne påmeldingen din',
      content:
        'Med denne lenken kan du se eller endre påmeldingen din. Den virker i én time. Har du ikke bedt om den? Da kan du se bort fra denne e-posten.',
      button_label: 'Åpne påmeldingen min',
    },
    rsvp_second_signup: {
      subject: 'Du har allerede svart: {{event}}',
      headline: 'Vi har allerede påmeldingen din',
      content:
        'Noen, sannsynligvis du, har meldt seg på igjen med denne adressen. Ingenting er endret. Med denne lenken kan du se eller endre påmeldingen din. Den virker i én time.',
      button_label: 'Åpne påmeldingen min',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Du kommer kanskje: {{event}}',
      headline: 'Du kommer kanskje',
      content: 'Vi har notert deg som «kanskje». Si fra når du har bestemt deg.',
    },
    declined: {
      subject: 'Du har meldt avbud: {{event}}',
      headline: 'Du har meldt avbud',
      content: 'Takk for at du sa fra. Har du ombestemt deg? Du kan endre svaret når som helst.',
    },
  },
  again: {
    confirmed: 'Du er allerede påmeldt',
    undecided: 'Svaret ditt er fortsatt «kanskje»',
    waiting: 'Du står allerede på ventelisten',
    declined: {
      headline: 'Svaret ditt er fortsatt «nei»',
      content:
        'Noen, sannsynligvis du, har meldt seg på igjen med denne adressen. Vi har ikke endret noe: Svaret ditt er fortsatt «nei». Kan du komme likevel? Si fra via denne lenken. Den virker i én time.',
      button_label: 'Jeg kommer likevel',
    },
  },
  cancelled: {
    subject: 'Avlyst: {{event}}',
    headline: 'Arrangementet er avlyst',
    content: 'Det blir ikke noe av. Du trenger ikke å gjøre noe.',
  },
  removed: {
    subject: 'Påmeldingen din er fjernet: {{event}}',
    headline: 'Du er ikke lenger påmeldt',
    content: 'Arrangøren har fjernet påmeldingen din. Ta kontakt med arrangøren hvis du har spørsmål.',
  },
  changes: {
    was: 'Før',
    now: 'Nå',
    title: 'Navn',
    moved: 'Nytt tidspunkt',
    place: 'Nytt sted',
    added: 'Ny dato',
    off: 'Dato avlyst',
    resumed: 'Blir noe av likevel',
  },
  note: (organizer) => `Melding fra ${organizer}`,
  status: { confirmed: 'Kommer', undecided: 'Kanskje', declined: 'Kommer ikke', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Svaret ditt',
  covers: 'Påmeldingen gjelder alle datoene.',
  places: 'Plasser',
  ticket: { label: 'Billetten din', hint: 'Vis denne koden ved inngangen.' },
  attached: 'En kalenderinvitasjon er vedlagt.',
  attachedForOthers: 'For Apple og alle andre kalendere åpner du den vedlagte invitasjonen.',
  attachedUpdate: 'Den vedlagte filen oppdaterer arrangementet i kalenderen din.',
  attachedRemoval: 'Den vedlagte filen fjerner arrangementet fra kalenderen din.',
  withoutButton: 'Virker ikke knappen? Åpne denne lenken:',
  reason: 'Du får denne e-posten fordi du har meldt deg på dette arrangementet.',
  reasonOfStranger: 'Du får denne e-posten fordi noen har meldt seg på dette arrangementet med adressen din.',
  unsubscribe: 'Stopp oppdateringer',
}
