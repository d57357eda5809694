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
      subject: 'Twoja oferta wygasła: {{event}}',
      headline: 'Twoja oferta wygasła',
      content: 'Trzymaliśmy dla Ciebie miejsce, ale czas na jego przyjęcie minął. Nie jesteś już na liście rezerwowej.',
      button_label: 'Nadal chcę przyjść',
    },
  },
  status: 'Na liście rezerwowej',
  heldUntil: 'Rezerwacja wygasa',
  page: {
    join: 'Zapisz się na listę rezerwową',
    text: 'Zapisz się na listę rezerwową, a napiszemy, gdy będzie dla Ciebie miejsce.',
    position: (position) => `Twoja pozycja w kolejce: ${position}.`,
    leave: 'Wypisz się z listy rezerwowej',
    decline: 'Nie, dziękuję',
    done: 'Napiszemy, gdy będzie dla Ciebie miejsce.',
    holds: (time: string) => `Czas na jego przyjęcie: ${time}`,
    leaveByMail: 'Zmiana planów? Z listy możesz się wypisać w każdej chwili przez link w naszym e-mailu.',
    closed: 'Lista rezerwowa jest zamknięta',
    closedText: 'Kolejne miejsca nie będą już proponowane.',
    left: 'Nie jesteś już na liście rezerwowej',
    confirm: 'Jedno kliknięcie i jesteś na liście rezerwowej.',
  },
}
