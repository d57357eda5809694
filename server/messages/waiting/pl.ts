import { seatsIn } from '@kalends/button/messages/sign-up/pl'
import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Jesteś na liście rezerwowej: {{event}}',
      headline: 'Jesteś na liście rezerwowej',
      content:
        'W tej chwili wszystkie miejsca są zajęte. Jeśli któreś się zwolni, zaproponujemy Ci je e-mailem. Zmiana planów? Z listy możesz się wypisać w każdej chwili.',
      button_label: 'Zobacz pozycję w kolejce',
    },
    rsvp_waiting_offer: {
      subject: 'Mamy dla Ciebie miejsce: {{event}}',
      headline: 'Mamy dla Ciebie miejsce',
      content:
        'Dobra wiadomość: teraz Twoja kolej i trzymamy dla Ciebie miejsce. Przyjmij je, zanim rezerwacja wygaśnie, albo zrezygnuj, żeby mogła przyjść następna osoba.',
      button_label: 'Przyjmij miejsce',
    },
    rsvp_waiting_lapsed: {
      subject: 'Twoja rezerwacja wygasła: {{event}}',
      headline: 'Twoja rezerwacja wygasła',
      content: 'Trzymaliśmy dla Ciebie miejsce, ale czas na jego przyjęcie minął. Nie jesteś już na liście rezerwowej.',
      button_label: 'Nadal chcę przyjść',
    },
  },
  several: (seats) => ({
    joined: `W tej chwili wszystkie miejsca są zajęte. Gdy będziemy mieć dla Ciebie ${seatsIn(seats)}, zaproponujemy Ci je e-mailem. Zmiana planów? Z listy możesz się wypisać w każdej chwili.`,
    offer: {
      headline: `Mamy dla Ciebie ${seatsIn(seats)}`,
      content:
        'Dobra wiadomość: teraz Twoja kolej i trzymamy dla Ciebie miejsca. Przyjmij je, zanim rezerwacja wygaśnie, albo zrezygnuj, żeby mogła przyjść następna osoba.',
      button_label: `Przyjmij ${seatsIn(seats)}`,
    },
    lapsed: `Trzymaliśmy dla Ciebie ${seatsIn(seats)}, ale czas na ich przyjęcie minął. Nie jesteś już na liście rezerwowej.`,
  }),
  status: 'Na liście rezerwowej',
  heldUntil: () => 'Rezerwacja wygasa',
  page: {
    join: 'Zapisz się na listę rezerwową',
    leave: 'Wypisz się z listy rezerwowej',
    decline: 'Nie, dziękuję',
    closed: 'Lista rezerwowa jest zamknięta',
    closedText: 'Kolejne miejsca nie będą już proponowane.',
    left: 'Nie jesteś już na liście rezerwowej',
    confirm: 'Jedno kliknięcie i jesteś na liście rezerwowej.',
  },
}
