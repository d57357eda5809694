import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/pl.ts'
import { waiting } from '../waiting/pl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potwierdź swój adres e-mail: {{event}}',
      headline: 'Jeszcze jeden krok',
      content:
        'Potwierdź swój adres e-mail, aby dokończyć zgłoszenie. Przycisk działa przez godzinę. Jeśli to nie Twoje zgłoszenie, zignoruj tę wiadomość, a nic się nie stanie.',
      button_label: 'Potwierdź mój adres',
    },
    rsvp_thank_you: {
      subject: 'Twoja odpowiedź jest potwierdzona: {{event}}',
      headline: 'Dziękujemy',
      content:
        'Twój adres e-mail jest potwierdzony, a odpowiedź zapisana. Przyciskiem poniżej możesz ją zobaczyć i zmienić.',
      button_label: 'Zobacz moją odpowiedź',
    },
    rsvp_signup_confirmation: {
      subject: 'Twoja odpowiedź: {{event}}',
      headline: 'Dziękujemy za odpowiedź',
      content: 'Twoja odpowiedź jest zapisana. Przyciskiem poniżej możesz ją zobaczyć i zmienić.',
      button_label: 'Zobacz moją odpowiedź',
    },
    rsvp_change_confirmation: {
      subject: 'Twoja odpowiedź się zmieniła: {{event}}',
      headline: 'Zmiana jest zapisana',
      content: 'Tak wygląda teraz Twoja odpowiedź. Jeśli to nie Twoja zmiana, otwórz ją przyciskiem poniżej i popraw.',
      button_label: 'Zobacz moją odpowiedź',
    },
    rsvp_event_update: {
      subject: 'Zmiana wydarzenia: {{event}}',
      headline: 'Zwróć uwagę na nowe informacje',
      content: 'Organizator zmienił to wydarzenie. Oto aktualne informacje.',
      button_label: 'Zobacz moją odpowiedź',
    },
    rsvp_magic_link: {
      subject: 'Dostęp do Twojej odpowiedzi: {{event}}',
      headline: 'Otwórz swoją odpowiedź',
      content:
        'Przyciskiem poniżej możesz zobaczyć i zmienić swoją odpowiedź. Działa przez godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
      button_label: 'Otwórz moją odpowiedź',
    },
    rsvp_second_signup: {
      subject: 'Zgłoszenie już istnieje: {{event}}',
      headline: 'Mamy już Twoją odpowiedź',
      content:
        'Ktoś, prawdopodobnie Ty, zgłosił się ponownie z tego adresu. Twoja odpowiedź się nie zmieniła. Przyciskiem poniżej możesz ją zobaczyć i zmienić; działa przez godzinę.',
      button_label: 'Otwórz moją odpowiedź',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Twoje zgłoszenie zostało usunięte: {{event}}',
    headline: 'Nie masz już zgłoszenia',
    content: 'Organizator usunął Twoje zgłoszenie. Jeśli to niespodzianka, skontaktuj się z organizatorem.',
  },
  status: { confirmed: 'Będę', undecided: 'Może', declined: 'Nie będzie mnie', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Twoja odpowiedź',
  places: 'Miejsca',
  ticket: { label: 'Twój bilet', hint: 'Pokaż ten kod przy wejściu.' },
  more: (count) => `i jeszcze ${count} ${terms[plural.select(count)] ?? 'terminów'}`,
  attached: 'Wydarzenie do kalendarza jest w załączniku.',
  attachedUpdate: 'Załączony plik aktualizuje wpis w Twoim kalendarzu.',
  attachedRemoval: 'Załączony plik usuwa wydarzenie z Twojego kalendarza.',
  withoutButton: 'Jeśli przycisk nie działa, otwórz ten adres:',
  reason: 'Otrzymujesz tę wiadomość, ponieważ tego adresu użyto do zgłoszenia na to wydarzenie.',
  unsubscribe: 'Nie wysyłaj mi więcej zmian',
}

const plural = new Intl.PluralRules('pl')
const terms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'termin', few: 'terminy' }
