import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ro.ts'
import { waiting } from '../waiting/ro.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirmă-ți adresa de e-mail: {{event}}',
      headline: 'Încă un pas',
      content:
        'Un clic îți confirmă adresa de e-mail și finalizează înscrierea. Linkul este valabil o oră. Nu te-ai înscris? Ignoră acest mesaj.',
      button_label: 'Confirmă adresa mea',
    },
    rsvp_thank_you: {
      subject: 'Te așteptăm: {{event}}',
      headline: 'Te așteptăm',
      content:
        'Adresa ta de e-mail este confirmată și ești pe listă. Ți s-au schimbat planurile? Îți poți modifica înscrierea oricând.',
      button_label: 'Vezi înscrierea mea',
    },
    rsvp_signup_confirmation: {
      subject: 'Te așteptăm: {{event}}',
      headline: 'Te așteptăm',
      content: 'Totul este pregătit. Ți s-au schimbat planurile? Îți poți modifica înscrierea oricând.',
      button_label: 'Vezi înscrierea mea',
    },
    rsvp_change_confirmation: {
      subject: 'Înscriere modificată: {{event}}',
      headline: 'Înscrierea ta este actualizată',
      content: 'Așa arată acum înscrierea ta. Nu tu ai modificat-o? Deschide-o și corecteaz-o.',
      button_label: 'Vezi înscrierea mea',
    },
    rsvp_event_update: {
      subject: 'Modificări: {{event}}',
      headline: 'Acest eveniment s-a modificat',
      content: 'Iată informațiile actuale.',
      button_label: 'Vezi înscrierea mea',
    },
    rsvp_magic_link: {
      subject: 'Linkul către înscrierea ta: {{event}}',
      headline: 'Deschide înscrierea ta',
      content:
        'Cu acest link îți poți vedea sau modifica înscrierea. Este valabil o oră. Nu l-ai cerut? Ignoră acest mesaj.',
      button_label: 'Deschide înscrierea mea',
    },
    rsvp_second_signup: {
      subject: 'Ai răspuns deja: {{event}}',
      headline: 'Avem deja înscrierea ta',
      content:
        'Cineva, probabil tu, s-a înscris din nou cu această adresă. Nu s-a schimbat nimic. Cu acest link îți poți vedea sau modifica înscrierea. Este valabil o oră.',
      button_label: 'Deschide înscrierea mea',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Poate vii: {{event}}',
      headline: 'Poate vii',
      content: 'Am notat „poate”. Anunță-ne când te hotărăști.',
    },
    declined: {
      subject: 'Nu poți veni: {{event}}',
      headline: 'Nu poți veni',
      content: 'Mulțumim că ne-ai anunțat. Te-ai răzgândit? Îți poți schimba răspunsul oricând.',
    },
  },
  cancelled: {
    subject: 'Anulat: {{event}}',
    headline: 'Acest eveniment este anulat',
    content: 'Nu mai are loc. Nu trebuie să faci nimic.',
  },
  removed: {
    subject: 'Înscrierea ta a fost eliminată: {{event}}',
    headline: 'Nu mai ești pe listă',
    content: 'Organizatorul ți-a eliminat înscrierea. Dacă este o surpriză, te rugăm să îl contactezi.',
  },
  changes: {
    was: 'Înainte',
    now: 'Acum',
    title: 'Nume',
    moved: 'Reprogramat',
    place: 'Loc nou',
    added: 'Dată nouă',
    off: 'Dată anulată',
    resumed: 'Are loc totuși',
  },
  note: (organizer) => `Un mesaj de la ${organizer}`,
  status: { confirmed: 'Particip', undecided: 'Poate', declined: 'Nu particip', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Răspunsul tău',
  covers: 'Înscrierea ta este valabilă pentru toate datele.',
  places: 'Locuri',
  ticket: { label: 'Biletul tău', hint: 'Arată acest cod la intrare.' },
  more: (count) => (count === 1 ? 'și încă 1 dată' : `și încă ${count}${count < 20 ? '' : ' de'} date`),
  attached: 'O invitație pentru calendar este atașată.',
  attachedForOthers: 'Pentru Apple și toate celelalte calendare, deschide fișierul atașat.',
  attachedUpdate: 'Fișierul atașat actualizează evenimentul din calendarul tău.',
  attachedRemoval: 'Fișierul atașat elimină evenimentul din calendarul tău.',
  withoutButton: 'Dacă butonul nu funcționează, deschide această adresă:',
  reason: 'Primești acest mesaj deoarece te-ai înscris la acest eveniment.',
  reasonOfStranger:
    'Primești acest mesaj deoarece această adresă a fost folosită pentru înscrierea la acest eveniment.',
  unsubscribe: 'Nu-mi mai trimite actualizări',
}
