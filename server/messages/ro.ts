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
    join: 'Rezervă-ți locul',
    full: 'Toate locurile sunt ocupate',
    closed: 'Înscrierile sunt închise',
    errors: {
      ...signUp.errors,
      several: 'Verifică câmpurile marcate.',
      unavailable: 'Înscrierea ta nu a putut fi salvată. Încearcă din nou peste câteva momente.',
    },
    confirm: {
      text: 'Un clic și înscrierea ta este confirmată.',
      button: 'Confirmă adresa',
      done: 'Totul e în regulă',
      lapsed: 'Înscrierile neconfirmate într-o oră sunt șterse.',
    },
    manage: {
      title: 'Înscrierea ta',
      save: 'Salvează modificările',
      saved: 'Modificările au fost salvate.',
      ticket: mail.ticket,
      data: 'Datele tale',
      download: 'Descarcă-ți datele',
      erase: 'Șterge-ți datele',
      eraseText: 'Adresa ta de e-mail și tot ce ai completat vor fi șterse definitiv.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Ce facem cu locul tău?',
              release: 'Îl eliberăm, ca să poată veni altcineva',
              keep: 'Îl păstrăm, fără numele meu',
            }
          : {
              question: 'Ce facem cu locurile tale?',
              release: 'Le eliberăm, ca să poată veni alții',
              keep: 'Le păstrăm, fără numele meu',
            },
      eraseButton: 'Șterge definitiv',
      erased: 'Datele tale au fost șterse',
      erasedText: 'Numele și e-mailul tău au fost șterse.',
      released: (seats) =>
        seats === 1
          ? 'Numele și e-mailul tău au fost șterse, iar locul tău este din nou liber.'
          : 'Numele și e-mailul tău au fost șterse, iar locurile tale sunt din nou libere.',
      kept: (seats) =>
        seats === 1
          ? 'Numele și e-mailul tău au fost șterse. Locul tău rămâne ocupat.'
          : 'Numele și e-mailul tău au fost șterse. Locurile tale rămân ocupate.',
    },
    access: {
      title: 'Modifică-ți înscrierea',
      text: 'Introdu adresa cu care te-ai înscris. Îți trimitem un link prin care îți poți modifica înscrierea.',
      button: 'Trimite-mi un link',
      sent: 'Dacă există o înscriere cu această adresă, vei primi în scurt timp un link.',
      crowded:
        'Dacă ai confirmat o înscriere cu această adresă, vei primi în scurt timp un link. Dacă nu, sunt deja prea multe e-mailuri în așteptare pentru această adresă. Încearcă din nou mai târziu.',
    },
    unsubscribe: {
      title: 'Te dezabonezi de la actualizări?',
      text: 'Nu îți vom mai scrie când se modifică un eveniment al acestui organizator. Înscrierea ta rămâne neschimbată.',
      button: 'Dezabonează-mă',
      done: 'Te-ai dezabonat',
    },
    outdated: {
      title: 'Acest link nu mai este valabil',
      text: 'Poate că a expirat sau a fost deja folosit. Poți cere altul.',
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
    pageAddress: 'Linkul paginii',
    anyway: 'Încearcă totuși',
    otherCalendars: 'Alte calendare',
    add: 'Adaugă în calendar',
    addTo: (calendar) => `Adaugă în ${calendar}`,
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
      cancelled: 'Acest eveniment a fost anulat',
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
      exceptMonths: (months, count) => `cu excepția ${count === 1 ? 'lunii' : 'lunilor'} ${months}`,
      until: (day) => `până la ${day}`,
      times: (count) => (count === 1 ? 'o singură dată' : `de ${counted(count, 'ori')}`),
      irregular: 'la anumite date',
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
      sent: 'Formularul a fost trimis.',
      failed: 'Formularul nu a putut fi trimis. Încearcă din nou.',
      optional: 'opțional',
      goesTo: (host) => `Datele tale vor fi trimise către ${host}.`,
    },
    missing: {
      title: 'Pagina nu a fost găsită',
      text: 'Poate că linkul este incomplet sau evenimentul nu mai este public.',
    },
    unpublished: {
      title: 'Acest eveniment nu este public',
      text: 'Încă nu a fost publicat sau a fost retras.',
    },
    unavailable: {
      title: 'Această pagină nu este disponibilă acum',
      text: 'A apărut o problemă la noi. Încearcă din nou peste câteva momente.',
      again: 'Încearcă din nou',
    },
    dates: {
      title: 'Alege o dată',
      text: 'Acest eveniment are mai multe date. Le poți adăuga pe rând.',
      all: 'Toate datele într-un singur fișier',
    },
    calledOff: {
      title: 'Această dată a fost anulată',
      text: 'Nu e nimic de adăugat. Dacă este deja în calendarul tău, acest fișier o actualizează.',
      file: 'Actualizează calendarul',
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
      text: 'Această aplicație nu îți poate deschide calendarul. Browserul poate.',
      steps: ['Copiază adresa.', 'Deschide browserul și lipește-o acolo.'],
    },
    safari: {
      title: 'Deschide această pagină în Safari',
      text: 'Din acest browser nu te poți abona la calendare. Din Safari poți.',
      steps: ['Copiază adresa.', 'Deschide Safari și lipește-o acolo.'],
    },
    subscribe: {
      title: 'Abonează-te la acest calendar',
      address: 'Adresa calendarului',
      byHand: (calendar) =>
        `În ${calendar} nu te poți abona dintr-o singură atingere. Copiază adresa, apoi adaug-o în ${calendar} ca un calendar de urmărit.`,
      cannot: (calendar) => `În ${calendar} nu te poți abona la acest calendar. Alege alt calendar sau copiază adresa.`,
      onComputer: (calendar) =>
        `${calendar} acceptă abonamente noi doar pe computer. Deschide această pagină acolo sau copiază adresa.`,
    },
  },
}

const plural = new Intl.PluralRules('ro')

/** A number with its noun. From twenty on, "de" comes between them, depending on the last digits. */
function counted(count: number, noun: string): string {
  return plural.select(count) === 'other' ? `${count} de ${noun}` : `${count} ${noun}`
}
