import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/pl.ts'
import { waiting } from '../waiting/pl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potwierdź swój adres e-mail: {{event}}',
      headline: 'Jeszcze jeden krok',
      content:
        'Jednym kliknięciem potwierdzisz adres e-mail i dokończysz zgłoszenie. Link działa przez godzinę. To nie Twoje zgłoszenie? Po prostu zignoruj tę wiadomość.',
      button_label: 'Potwierdź adres',
    },
    rsvp_thank_you: {
      subject: 'Jesteś na liście: {{event}}',
      headline: 'Jesteś na liście',
      content:
        'Twój adres e-mail jest potwierdzony i jesteś na liście. Zmiana planów? Zgłoszenie możesz zmienić w każdej chwili.',
      button_label: 'Zobacz zgłoszenie',
    },
    rsvp_signup_confirmation: {
      subject: 'Jesteś na liście: {{event}}',
      headline: 'Jesteś na liście',
      content: 'Wszystko gotowe. Zmiana planów? Zgłoszenie możesz zmienić w każdej chwili.',
      button_label: 'Zobacz zgłoszenie',
    },
    rsvp_change_confirmation: {
      subject: 'Zgłoszenie zmienione: {{event}}',
      headline: 'Twoje zgłoszenie zostało zmienione',
      content: 'Tak wygląda teraz Twoje zgłoszenie. To nie Twoja zmiana? Otwórz je i popraw.',
      button_label: 'Zobacz zgłoszenie',
    },
    rsvp_event_update: {
      subject: 'Zmiany w wydarzeniu: {{event}}',
      headline: 'Zmiany w wydarzeniu',
      content: 'Oto aktualne informacje.',
      button_label: 'Zobacz zgłoszenie',
    },
    rsvp_magic_link: {
      subject: 'Link do Twojego zgłoszenia: {{event}}',
      headline: 'Otwórz swoje zgłoszenie',
      content:
        'Pod tym linkiem możesz zobaczyć lub zmienić swoje zgłoszenie. Działa przez godzinę. To nie Twoja prośba? Po prostu zignoruj tę wiadomość.',
      button_label: 'Otwórz zgłoszenie',
    },
    rsvp_second_signup: {
      subject: 'Twoje zgłoszenie już mamy: {{event}}',
      headline: 'Mamy już Twoje zgłoszenie',
      content:
        'Ktoś, prawdopodobnie Ty, ponownie wysłał zgłoszenie z tym adresem. Nic się nie zmieniło. Pod tym linkiem możesz zobaczyć lub zmienić swoje zgłoszenie. Działa przez godzinę.',
      button_label: 'Otwórz zgłoszenie',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Być może przyjdziesz: {{event}}',
      headline: 'Być może przyjdziesz',
      content: 'Zapisaliśmy Twoje „może”. Daj znać, gdy podejmiesz decyzję.',
    },
    declined: {
      subject: 'Nie bierzesz udziału: {{event}}',
      headline: 'Nie bierzesz udziału',
      content: 'Dziękujemy za informację. Zmiana planów? Zgłoszenie możesz zmienić w każdej chwili.',
    },
  },
  again: {
    confirmed: 'Jesteś już na liście',
    undecided: 'Twoja odpowiedź to nadal „może”',
    waiting: 'Jesteś już na liście rezerwowej',
    declined: {
      headline: 'Twoja odpowiedź to nadal „nie”',
      content:
        'Ktoś, prawdopodobnie Ty, ponownie wysłał zgłoszenie z tym adresem. Nic nie zmieniliśmy: Twoja odpowiedź to nadal „nie”. Jednak przyjdziesz? Daj znać przez ten link. Działa przez godzinę.',
      button_label: 'Jednak przyjdę',
    },
  },
  cancelled: {
    subject: 'Odwołane: {{event}}',
    headline: 'To wydarzenie zostało odwołane',
    content: 'Nie odbędzie się. Nie musisz nic robić.',
  },
  removed: {
    subject: 'Twoje zgłoszenie zostało usunięte: {{event}}',
    headline: 'Nie jesteś już na liście',
    content: 'Organizator usunął Twoje zgłoszenie. Jeśli to dla Ciebie zaskoczenie, skontaktuj się z organizatorem.',
  },
  changes: {
    was: 'Było',
    now: 'Jest',
    title: 'Nazwa',
    moved: 'Nowy termin',
    place: 'Zmiana miejsca',
    added: 'Dodatkowy termin',
    off: 'Termin odwołany',
    resumed: 'Jednak się odbędzie',
  },
  note: (organizer) => `Wiadomość od: ${organizer}`,
  status: {
    confirmed: 'Bierzesz udział',
    undecided: 'Może',
    declined: 'Nie bierzesz udziału',
    waiting: waiting.status,
  },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Twoje zgłoszenie',
  covers: 'Twoje zgłoszenie obejmuje wszystkie terminy.',
  places: 'Liczba miejsc',
  ticket: { label: 'Twój bilet', hint: 'Pokaż ten kod przy wejściu.' },
  attached: 'Zaproszenie do kalendarza jest w załączniku.',
  attachedForOthers: 'W kalendarzu Apple i każdym innym otwórz załączone zaproszenie.',
  attachedUpdate: 'Załączony plik aktualizuje wpis w Twoim kalendarzu.',
  attachedRemoval: 'Załączony plik usuwa wydarzenie z Twojego kalendarza.',
  withoutButton: 'Przycisk nie działa? Otwórz ten link:',
  reason: 'Otrzymujesz tę wiadomość w związku ze swoim zgłoszeniem na to wydarzenie.',
  reasonOfStranger: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano w zgłoszeniu na to wydarzenie.',
  unsubscribe: 'Wyłącz powiadomienia o zmianach',
}
