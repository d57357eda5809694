import { signUp } from '@kalends/button/messages/sign-up/ro'
import type { Messages } from './en.ts'
import { event } from './event/ro.ts'
import { mail } from './mail/ro.ts'
import { ticket } from './ticket/ro.ts'
import { waiting } from './waiting/ro.ts'

export const ro: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Rezervă-mi un loc',
    full: 'Toate locurile sunt ocupate',
    closed: 'Înscrierile sunt închise',
    errors: {
      ...signUp.errors,
      several: 'Verifică câmpurile marcate.',
      unavailable: 'Răspunsul tău nu a putut fi salvat. Încearcă din nou peste câteva momente.',
    },
    confirm: {
      text: 'Încă un clic și răspunsul tău contează.',
      button: 'Confirmă adresa mea',
      done: 'Adresa ta este confirmată',
      lapsed: 'Răspunsurile care nu sunt confirmate într-o oră sunt șterse.',
    },
    manage: {
      title: 'Răspunsul tău',
      save: 'Salvează modificările',
      saved: 'Răspunsul tău a fost salvat.',
      ticket: mail.ticket,
      data: 'Datele tale',
      download: 'Descarcă datele mele',
      erase: 'Șterge datele mele',
      eraseText: 'Adresa ta de e-mail și tot ce ai completat se șterg definitiv.',
      seats: {
        question: 'Ce facem cu locurile tale?',
        release: 'Le eliberăm pentru alții',
        keep: 'Le păstrăm, fără numele meu',
      },
      eraseButton: 'Șterge definitiv',
      erased: 'Datele tale au fost șterse',
      erasedText: 'Numele și e-mailul tău au fost șterse.',
      released: 'Numele și e-mailul tău au fost șterse, iar locurile tale sunt din nou libere.',
      kept: 'Numele și e-mailul tău au fost șterse. Locurile tale rămân ocupate.',
    },
    access: {
      title: 'Modifică-ți răspunsul',
      text: 'Introdu adresa cu care te-ai înscris. Îți trimitem un link prin care îți poți modifica răspunsul.',
      button: 'Trimite-mi un link',
      sent: 'Dacă cineva s-a înscris cu această adresă, un e-mail cu un link este pe drum.',
      crowded:
        'Dacă ai confirmat o înscriere cu această adresă, un link este pe drum. Altfel, prea multe e-mailuri așteaptă pentru ea. Încearcă din nou mai târziu.',
    },
    unsubscribe: {
      title: 'Nu mai vrei e-mailuri despre modificări?',
      text: 'Nu vei mai afla când se modifică un eveniment al acestui organizator. Răspunsul tău rămâne.',
      button: 'Dezabonează-mă',
      done: 'Te-ai dezabonat',
    },
    outdated: {
      title: 'Acest link nu mai este valabil',
      text: 'Poate că a expirat sau a fost folosit pentru altceva. Poți cere unul nou.',
    },
  },
  mail,
  page: {
    icalFile: 'Fișier iCal',
    allDay: 'Toată ziua',
    cancelled: 'Anulat',
    tentative: 'De confirmat',
    over: 'Încheiat',
    close: 'Închide',
    copy: 'Copiază',
    copied: 'Copiat',
    pageAddress: 'Adresa acestei pagini',
    anyway: 'Încearcă totuși',
    otherCalendars: 'Alte calendare',
    add: 'Adaugă în calendar',
    addTo: (calendar) => `Adaugă prin ${calendar}`,
    madeWith: (product) => `Creat cu ${product}`,
    event: {
      ...event,
      when: 'Când',
      where: 'Unde',
      organizer: 'Organizator',
      repeats: 'Se repetă',
      nextDates: 'Următoarele date',
      pastDates: 'Date trecute',
      about: 'Despre acest eveniment',
      more: (group) => `Mai multe evenimente: ${group}`,
      yourTime: 'Ora ta locală',
      online: 'Eveniment online',
      now: 'Are loc acum',
      over: 'Acest eveniment s-a încheiat',
      cancelled: 'Acest eveniment este anulat',
    },
    repeats: {
      daily: 'Zilnic',
      weekly: 'Săptămânal',
      monthly: 'Lunar',
      yearly: 'Anual',
      days: (count) => `La fiecare ${counted(count, 'zile')}`,
      weeks: (count) => `La fiecare ${counted(count, 'săptămâni')}`,
      months: (count) => `La fiecare ${counted(count, 'luni')}`,
      years: (count) => `La fiecare ${counted(count, 'ani')}`,
      until: (day) => `până la ${day}`,
      times: (count) => (count === 1 ? 'o singură dată' : `de ${counted(count, 'ori')}`),
      irregular: 'la date alese',
      workday: 'zi lucrătoare',
      day: 'zi',
      ordinals: () => ['prima', 'a doua', 'a treia', 'a patra', 'a cincea', 'ultima', 'penultima'],
      nth: (ordinals, day) => `în ${ordinals} ${day} din lună`,
      fromEnd: (position, day) =>
        position === 3
          ? `în antepenultima ${day} din lună`
          : `în a ${position}-a ${day} din lună, numărând de la sfârșit`,
      monthDay: (day) => `${day}`,
      monthDays: (days) => `pe ${days} ale lunii`,
    },
    share: {
      title: 'Distribuie',
      mail: 'Trimite prin e-mail',
      more: 'Alte moduri de a distribui',
      code: 'Codul QR al acestei pagini',
    },
    group: {
      subscribe: 'Abonează-te la calendar',
      subscribeWith: (calendar) => `Abonează-te prin ${calendar}`,
      subscribed: 'Evenimentele noi și modificările apar automat în calendarul tău.',
      upcoming: 'Evenimente viitoare',
      none: 'Momentan nu există evenimente viitoare.',
      past: 'Evenimente trecute',
      noneFrom: (day) => `Nu există evenimente începând cu ${day}.`,
      further: 'Evenimente ulterioare',
    },
    cta: {
      thanks: 'Mulțumim',
      back: 'Înapoi la eveniment',
      backToGroup: 'Înapoi la calendar',
      go: 'Continuă',
      send: 'Trimite',
      sending: 'Se trimite…',
      required: 'Completează acest câmp.',
      choose: 'Alege o opțiune.',
      tick: 'Bifează această casetă.',
      number: 'Introdu un număr.',
      sent: 'Răspunsul tău a fost trimis.',
      failed: 'Răspunsul tău nu a putut fi trimis. Încearcă din nou.',
      optional: 'opțional',
      goesTo: (host) => `Datele tale vor fi trimise către ${host}.`,
    },
    missing: {
      title: 'Aici nu este nimic',
      text: 'Linkul poate fi incomplet sau evenimentul nu mai este public.',
    },
    unpublished: {
      title: 'Acest eveniment nu este public',
      text: 'Nu a fost încă publicat sau a fost retras.',
    },
    unavailable: {
      title: 'Această pagină nu este disponibilă acum',
      text: 'Ceva nu funcționează la noi. Încearcă din nou peste câteva momente.',
      again: 'Încearcă din nou',
    },
    dates: {
      title: 'Alege o dată',
      text: 'Acest eveniment are mai multe date. Le poți adăuga pe rând.',
      all: 'Toate datele într-un singur fișier',
    },
    calledOff: {
      title: 'Această dată este anulată',
      text: 'Nu este nimic de adăugat. Dacă data se află deja în calendarul tău, acest fișier o actualizează.',
      file: 'Actualizează calendarul meu',
    },
    series: {
      title: 'Acest eveniment se repetă',
      text: (calendar) =>
        `${calendar} nu poate adăuga evenimente recurente dintr-un link. Alege alt calendar pentru toate datele sau adaugă doar una.`,
      whole: 'Toate datele',
      next: 'Doar data următoare',
      all: 'Vor fi adăugate toate datele seriei, nu doar aceasta.',
    },
    inApp: {
      title: 'Deschide această pagină în browser',
      text: 'Aplicația în care te afli nu poate transmite acest lucru calendarului tău. Browserul poate.',
      steps: ['Copiază adresa.', 'Deschide browserul și lipește-o acolo.'],
    },
    safari: {
      title: 'Deschide această pagină în Safari',
      text: 'Acest browser nu poate transmite un abonament calendarului tău. Safari poate.',
      steps: ['Copiază adresa.', 'Deschide Safari și lipește-o acolo.'],
    },
    subscribe: {
      title: 'Abonează-te la acest calendar',
      address: 'Adresa calendarului',
      byHand: (calendar) =>
        `${calendar} nu are un link pentru asta. Copiază adresa, deschide ${calendar} și adaug-o acolo ca un calendar de pe internet.`,
      cannot: (calendar) => `${calendar} nu se poate abona la acest calendar. Alege alt calendar sau copiază adresa.`,
      onComputer: (calendar) =>
        `${calendar} acceptă abonamente noi doar pe un computer. Deschide această pagină acolo sau copiază adresa.`,
    },
  },
}

const plural = new Intl.PluralRules('ro')

/** A number with its noun. From twenty on, "de" comes between them, depending on the last digits. */
function counted(count: number, noun: string): string {
  return plural.select(count) === 'other' ? `${count} de ${noun}` : `${count} ${noun}`
}
