import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/ro.ts'
import { waiting } from '../waiting/ro.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirmă-ți adresa de e-mail: {{event}}',
      headline: 'Încă un pas',
      content:
        'Confirmă-ți adresa de e-mail pentru a finaliza înscrierea. Butonul funcționează timp de o oră. Dacă nu te-ai înscris, ignoră acest mesaj și nu se va întâmpla nimic.',
      button_label: 'Confirmă adresa mea',
    },
    rsvp_thank_you: {
      subject: 'Răspunsul tău este confirmat: {{event}}',
      headline: 'Mulțumim',
      content:
        'Adresa ta de e-mail este confirmată, iar răspunsul este salvat. Cu butonul de mai jos îl poți vedea și modifica.',
      button_label: 'Vezi răspunsul meu',
    },
    rsvp_signup_confirmation: {
      subject: 'Răspunsul tău: {{event}}',
      headline: 'Mulțumim pentru răspuns',
      content: 'Răspunsul tău este salvat. Cu butonul de mai jos îl poți vedea și modifica.',
      button_label: 'Vezi răspunsul meu',
    },
    rsvp_change_confirmation: {
      subject: 'Răspunsul tău s-a schimbat: {{event}}',
      headline: 'Modificarea este salvată',
      content:
        'Acesta este răspunsul tău acum. Dacă nu l-ai modificat tu, deschide-l cu butonul de mai jos și corectează-l.',
      button_label: 'Vezi răspunsul meu',
    },
    rsvp_event_update: {
      subject: 'Eveniment actualizat: {{event}}',
      headline: 'Te rugăm să notezi noile detalii',
      content: 'Organizatorul a modificat acest eveniment. Acestea sunt detaliile actuale.',
      button_label: 'Vezi răspunsul meu',
    },
    rsvp_magic_link: {
      subject: 'Acces la răspunsul tău: {{event}}',
      headline: 'Deschide răspunsul tău',
      content:
        'Cu butonul de mai jos poți vedea și modifica răspunsul tău. Funcționează timp de o oră. Dacă nu ai cerut acest lucru, ignoră mesajul.',
      button_label: 'Deschide răspunsul meu',
    },
    rsvp_second_signup: {
      subject: 'Te-ai înscris deja: {{event}}',
      headline: 'Avem deja răspunsul tău',
      content:
        'Cineva, probabil tu, s-a înscris din nou cu această adresă. Răspunsul tău a rămas neschimbat. Cu butonul de mai jos îl poți vedea și modifica; funcționează timp de o oră.',
      button_label: 'Deschide răspunsul meu',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Înscrierea ta a fost eliminată: {{event}}',
    headline: 'Nu mai ești pe listă',
    content: 'Organizatorul ți-a eliminat înscrierea. Dacă este o surpriză, te rugăm să îl contactezi.',
  },
  status: { confirmed: 'Particip', undecided: 'Poate', declined: 'Nu particip', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Răspunsul tău',
  places: 'Locuri',
  ticket: { label: 'Biletul tău', hint: 'Arată acest cod la intrare.' },
  more: (count) => (count === 1 ? 'și încă 1 dată' : `și încă ${count}${count < 20 ? '' : ' de'} date`),
  attached: 'Evenimentul este atașat pentru calendarul tău.',
  attachedUpdate: 'Fișierul atașat actualizează evenimentul din calendarul tău.',
  attachedRemoval: 'Fișierul atașat elimină evenimentul din calendarul tău.',
  withoutButton: 'Dacă butonul nu funcționează, deschide această adresă:',
  reason: 'Primești acest mesaj deoarece această adresă a fost folosită pentru înscrierea la acest eveniment.',
  unsubscribe: 'Nu-mi mai trimite actualizări',
}
