import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ro.ts'
import { waiting } from '../waiting/ro.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirmă-ți adresa de e-mail: {{event}}',
      headline: 'Încă un pas',
      content:
        'Un clic îți confirmă adresa de e-mail și finalizează înscrierea. Linkul este valabil o oră. Nu te-ai înscris? Ignoră acest e-mail.',
      button_label: 'Confirmă adresa',
    },
    rsvp_thank_you: {
      subject: 'Te așteptăm: {{event}}',
      headline: 'Te așteptăm',
      content:
        'Adresa ta de e-mail este confirmată și ești pe listă. Ți s-au schimbat planurile? Îți poți modifica înscrierea oricând.',
      button_label: 'Vezi înscrierea',
    },
    rsvp_signup_confirmation: {
      subject: 'Te așteptăm: {{event}}',
      headline: 'Te așteptăm',
      content: 'Totul e în regulă. Ți s-au schimbat planurile? Îți poți modifica înscrierea oricând.',
      button_label: 'Vezi înscrierea',
    },
    rsvp_change_confirmation: {
      subject: 'Înscriere modificată: {{event}}',
      headline: 'Înscrierea ta a fost modificată',
      content: 'Așa arată acum înscrierea ta. Nu tu ai modificat-o? Deschide-o și corecteaz-o.',
      button_label: 'Vezi înscrierea',
    },
    rsvp_event_update: {
      subject: 'Eveniment modificat: {{event}}',
      headline: 'Acest eveniment s-a modificat',
      content: 'Iată detaliile actualizate.',
      button_label: 'Vezi înscrierea',
    },
    rsvp_magic_link: {
      subject: 'Linkul către înscrierea ta: {{event}}',
      headline: 'Deschide-ți înscrierea',
      content:
        'Cu acest link îți poți vedea sau modifica înscrierea. Este valabil o oră. Nu l-ai cerut? Ignoră acest e-mail.',
      button_label: 'Deschide înscrierea',
    },
    rsvp_second_signup: {
      subject: 'Ai răspuns deja: {{event}}',
      headline: 'Avem deja înscrierea ta',
      content:
        'Cineva, probabil tu, s-a înscris din nou cu această adresă. Nu s-a schimbat nimic. Cu acest link îți poți vedea sau modifica înscrierea. Este valabil o oră.',
      button_label: 'Deschide înscrierea',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Poate vii: {{event}}',
      headline: 'Poate vii',
      content: 'Am notat: „poate”. Anunță-ne când te hotărăști.',
    },
    declined: {
      subject: 'Nu vii: {{event}}',
      headline: 'Nu vii',
      content: 'Mulțumim că ne-ai anunțat. Te-ai răzgândit? Îți poți schimba răspunsul oricând.',
    },
  },
  again: {
    confirmed: 'Avem deja înscrierea ta',
    undecided: 'Răspunsul tău este în continuare „poate”',
    waiting: 'Ești deja pe lista de așteptare',
    declined: {
      headline: 'Răspunsul tău este în continuare „nu particip”',
      content:
        'Cineva, probabil tu, s-a înscris din nou cu această adresă. Nu am schimbat nimic: răspunsul tău este în continuare „nu particip”. Poți veni până la urmă? Anunță-ne prin acest link. Este valabil o oră.',
      button_label: 'Până la urmă vin',
    },
  },
  cancelled: {
    subject: 'Anulat: {{event}}',
    headline: 'Acest eveniment a fost anulat',
    content: 'Nu mai are loc. Nu trebuie să faci nimic.',
  },
  removed: {
    subject: 'Înscrierea ta a fost anulată: {{event}}',
    headline: 'Nu mai ești pe listă',
    content: 'Organizatorul ți-a anulat înscrierea. Dacă nu te așteptai la asta, ia legătura cu organizatorul.',
  },
  changes: {
    was: 'Înainte',
    now: 'Acum',
    title: 'Nume',
    moved: 'Reprogramat',
    place: 'Locație nouă',
    added: 'Dată nouă',
    off: 'Dată anulată',
    resumed: 'Are totuși loc',
  },
  note: (organizer) => `Un mesaj de la ${organizer}`,
  status: { confirmed: 'Particip', undecided: 'Poate', declined: 'Nu particip', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Răspunsul tău',
  covers: 'Înscrierea ta este valabilă pentru toate datele.',
  places: 'Locuri',
  ticket: { label: 'Biletul tău', hint: 'Arată acest cod la intrare.' },
  attached: 'Găsești atașată o invitație pentru calendar.',
  attachedForOthers: 'Pentru Apple și toate celelalte calendare, deschide fișierul atașat.',
  attachedUpdate: 'Fișierul atașat îți actualizează calendarul.',
  attachedRemoval: 'Fișierul atașat scoate evenimentul din calendarul tău.',
  withoutButton: 'Butonul nu funcționează? Deschide acest link:',
  reason: 'Primești acest e-mail pentru că te-ai înscris la acest eveniment.',
  reasonOfStranger: 'Primești acest e-mail pentru că această adresă a fost folosită la o înscriere la acest eveniment.',
  unsubscribe: 'Dezabonare de la actualizări',
}
