import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/pl.ts'
import { waiting } from '../waiting/pl.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Potwierdź swój adres e-mail: {{event}}',
      headline: 'Jeszcze jeden krok',
      content:
        'Jedno kliknięcie potwierdza Twój adres e-mail i kończy zgłoszenie. Link działa przez godzinę. To nie Twoje zgłoszenie? Po prostu zignoruj tę wiadomość.',
      button_label: 'Potwierdź mój adres',
    },
    rsvp_thank_you: {
      subject: 'Jesteś na liście: {{event}}',
      headline: 'Jesteś na liście',
      content:
        'Twój adres e-mail jest potwierdzony i jesteś na liście. Zmiana planów? Zgłoszenie możesz zmienić w każdej chwili.',
      button_label: 'Zobacz moje zgłoszenie',
    },
    rsvp_signup_confirmation: {
      subject: 'Jesteś na liście: {{event}}',
      headline: 'Jesteś na liście',
      content: 'Wszystko gotowe. Zmiana planów? Zgłoszenie możesz zmienić w każdej chwili.',
      button_label: 'Zobacz moje zgłoszenie',
    },
    rsvp_change_confirmation: {
      subject: 'Zgłoszenie zmienione: {{event}}',
      headline: 'Twoje zgłoszenie jest zaktualizowane',
      content: 'Tak wygląda teraz Twoje zgłoszenie. To nie Twoja zmiana? Otwórz je i popraw.',
      button_label: 'Zobacz moje zgłoszenie',
    },
    rsvp_event_update: {
      subject: 'Zmiany: {{event}}',
      headline: 'To wydarzenie się zmieniło',
      content: 'Oto aktualne informacje.',
      button_label: 'Zobacz moje zgłoszenie',
    },
    rsvp_magic_link: {
      subject: 'Link do Twojego zgłoszenia: {{event}}',
      headline: 'Otwórz swoje zgłoszenie',
      content:
        'Tym linkiem możesz zobaczyć lub zmienić swoje zgłoszenie. Działa przez godzinę. To nie Twoja prośba? Po prostu zignoruj tę wiadomość.',
      button_label: 'Otwórz moje zgłoszenie',
    },
    rsvp_second_signup: {
      subject: 'Twoje zgłoszenie już mamy: {{event}}',
      headline: 'Mamy już Twoje zgłoszenie',
      content:
        'Ktoś, prawdopodobnie Ty, zgłosił się ponownie z tego adresu. Nic się nie zmieniło. Tym linkiem możesz zobaczyć lub zmienić swoje zgłoszenie. Działa przez godzinę.',
      button_label: 'Otwórz moje zgłoszenie',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Może będziesz: {{event}}',
      headline: 'Może będziesz',
      content: 'Zapisaliśmy Twoje „może”. Daj znać, gdy podejmiesz decyzję.',
    },
    declined: {
      subject: 'Nie możesz przyjść: {{event}}',
      headline: 'Nie możesz przyjść',
      content: 'Dziękujemy za informację. Zmiana zdania? Odpowiedź możesz zmienić w każdej chwili.',
    },
  },
  cancelled: {
    subject: 'Odwołane: {{event}}',
    headline: 'To wydarzenie jest odwołane',
    content: 'Nie odbędzie się. Nie musisz nic robić.',
  },
  removed: {
    subject: 'Twoje zgłoszenie zostało usunięte: {{event}}',
    headline: 'Nie masz już zgłoszenia',
    content: 'Organizator usunął Twoje zgłoszenie. Jeśli to niespodzianka, skontaktuj się z organizatorem.',
  },
  changes: {
    was: 'Było',
    now: 'Jest',
    title: 'Nazwa',
    moved: 'Nowy termin',
    place: 'Nowe miejsce',
    added: 'Dodatkowy termin',
    off: 'Termin odwołany',
    resumed: 'Jednak się odbędzie',
  },
  note: (organizer) => `Wiadomość od: ${organizer}`,
  status: { confirmed: 'Będę', undecided: 'Może', declined: 'Nie będzie mnie', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Twoja odpowiedź',
  covers: 'Zgłoszenie obejmuje wszystkie terminy.',
  places: 'Miejsca',
  ticket: { label: 'Twój bilet', hint: 'Pokaż ten kod przy wejściu.' },
  more: (count) => `i jeszcze ${count} ${terms[plural.select(count)] ?? 'terminów'}`,
  attached: 'Zaproszenie do kalendarza jest w załączniku.',
  attachedForOthers: 'W kalendarzu Apple i każdym innym otwórz załączony plik.',
  attachedUpdate: 'Załączony plik aktualizuje wpis w Twoim kalendarzu.',
  attachedRemoval: 'Załączony plik usuwa wydarzenie z Twojego kalendarza.',
  withoutButton: 'Jeśli przycisk nie działa, otwórz ten adres:',
  reason: 'Otrzymujesz tę wiadomość, ponieważ jesteś na liście uczestników tego wydarzenia.',
  reasonOfStranger: 'Otrzymujesz tę wiadomość, ponieważ tego adresu użyto do zgłoszenia na to wydarzenie.',
  unsubscribe: 'Nie wysyłaj mi więcej zmian',
}

const plural = new Intl.PluralRules('pl')
const terms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'termin', few: 'terminy' }
