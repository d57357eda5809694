import { signUp } from '@kalends/button/messages/sign-up/sv'
import type { Messages } from './en.ts'
import { event } from './event/sv.ts'
import { mail } from './mail/sv.ts'
import { ticket } from './ticket/sv.ts'
import { waiting } from './waiting/sv.ts'

export const sv: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Boka min plats',
    full: 'Fullbokat',
    closed: 'Anmälan är stängd',
    errors: {
      ...signUp.errors,
      several: 'Kontrollera de markerade fälten.',
      unavailable: 'Din anmälan kunde inte sparas. Försök igen om en stund.',
    },
    confirm: {
      text: 'Ett klick till, så är din anmälan bekräftad.',
      button: 'Bekräfta min adress',
      done: 'Allt är klart',
      lapsed: 'Anmälningar som inte bekräftas inom en timme tas bort.',
    },
    manage: {
      title: 'Din anmälan',
      save: 'Spara ändringar',
      saved: 'Dina ändringar är sparade.',
      ticket: mail.ticket,
      data: 'Dina uppgifter',
      download: 'Ladda ner mina uppgifter',
      erase: 'Radera mina uppgifter',
      eraseText: 'Din e-postadress och allt du har fyllt i raderas för gott.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Vad ska hända med din plats?',
              release: 'Släpp den så att någon annan kan komma',
              keep: 'Behåll den utan mitt namn',
            }
          : {
              question: 'Vad ska hända med dina platser?',
              release: 'Släpp dem så att andra kan komma',
              keep: 'Behåll dem utan mitt namn',
            },
      eraseButton: 'Radera för gott',
      erased: 'Dina uppgifter är raderade',
      erasedText: 'Ditt namn och din e-postadress är raderade.',
      released: (seats) =>
        seats === 1
          ? 'Ditt namn och din e-postadress är raderade och din plats är ledig igen.'
          : 'Ditt namn och din e-postadress är raderade och dina platser är lediga igen.',
      kept: (seats) =>
        seats === 1
          ? 'Ditt namn och din e-postadress är raderade. Din plats är fortfarande bokad.'
          : 'Ditt namn och din e-postadress är raderade. Dina platser är fortfarande bokade.',
    },
    access: {
      title: 'Ändra din anmälan',
      text: 'Ange adressen du anmälde dig med. Vi mejlar dig en länk där du kan ändra din anmälan.',
      button: 'Skicka en länk till mig',
      sent: 'Om det finns en anmälan med den här adressen är en länk på väg.',
      crowded:
        'Om du har bekräftat en anmälan med den här adressen är en länk på väg. Annars ligger för många mejl till adressen i kö. Försök igen senare.',
    },
    unsubscribe: {
      title: 'Avprenumerera på uppdateringar?',
      text: 'Du får inga fler mejl när evenemang från den här arrangören ändras. Din anmälan står kvar.',
      button: 'Avprenumerera',
      done: 'Du får inga fler uppdateringar',
    },
    outdated: {
      title: 'Den här länken gäller inte längre',
      text: 'Den kan ha gått ut eller redan ha använts. Du kan be om en ny.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-fil',
    allDay: 'Hela dagen',
    cancelled: 'Inställt',
    tentative: 'Preliminärt',
    over: 'Avslutat',
    close: 'Stäng',
    copy: 'Kopiera',
    copied: 'Kopierat',
    pageAddress: 'Länk till sidan',
    anyway: 'Försök ändå',
    otherCalendars: 'Andra kalendrar',
    add: 'Lägg till i kalender',
    addTo: (calendar) => `Lägg till i ${calendar}`,
    madeWith: (product) => `Skapad med ${product}`,
    event: {
      ...event,
      when: 'När',
      where: 'Var',
      organizer: 'Arrangör',
      repeats: 'Upprepas',
      nextDates: 'Kommande datum',
      pastDates: 'Tidigare datum',
      about: 'Om evenemanget',
      more: (group) => `Fler evenemang från ${group}`,
      yourTime: 'Din tid',
      online: 'Onlineevenemang',
      now: 'Pågår nu',
      over: 'Det här evenemanget är över',
      cancelled: 'Det här evenemanget är inställt',
    },
    repeats: {
      daily: 'Varje dag',
      weekly: 'Varje vecka',
      monthly: 'Varje månad',
      yearly: 'Varje år',
      days: (count) => (count === 2 ? 'Varannan dag' : `Var ${ordinal(count)} dag`),
      weeks: (count) => (count === 2 ? 'Varannan vecka' : `Var ${ordinal(count)} vecka`),
      months: (count) => (count === 2 ? 'Varannan månad' : `Var ${ordinal(count)} månad`),
      years: (count) => (count === 2 ? 'Vartannat år' : `Vart ${ordinal(count)} år`),
      exceptMonths: (months) => `utom i ${months}`,
      until: (day) => `till och med ${day}`,
      times: (count) => (count === 1 ? 'en gång' : `${count} gånger`),
      irregular: 'på utvalda dagar',
      workday: 'arbetsdag',
      day: 'dag',
      ordinals: () => ['första', 'andra', 'tredje', 'fjärde', 'femte', 'sista', 'näst sista'],
      nth: (ordinals, day) => `${ordinals} ${day}en i månaden`,
      fromEnd: (position, day) =>
        `${['tredje', 'fjärde', 'femte', 'sjätte', 'sjunde', 'åttonde', 'nionde', 'tionde'][position - 3]} sista ${day}en i månaden`,
      monthDay: (day) => `${day}:${[1, 2, 21, 22, 31].includes(day) ? 'a' : 'e'}`,
      monthDays: (days) => `den ${days} i månaden`,
    },
    share: {
      title: 'Dela',
      mail: 'Skicka via mejl',
      more: 'Andra sätt att dela',
      code: 'QR-kod för den här sidan',
    },
    group: {
      subscribe: 'Prenumerera på kalendern',
      subscribeWith: (calendar) => `Prenumerera via ${calendar}`,
      subscribed: 'Nya evenemang och ändringar dyker automatiskt upp i din kalender.',
      upcoming: 'Kommande evenemang',
      none: 'Det finns inga kommande evenemang just nu.',
      past: 'Tidigare evenemang',
      noneFrom: (day) => `Det finns inga evenemang från och med ${day}.`,
      further: 'Senare evenemang',
    },
    cta: {
      thanks: 'Tack',
      back: 'Tillbaka till evenemanget',
      backToGroup: 'Tillbaka till kalendern',
      go: 'Fortsätt',
      send: 'Skicka',
      sending: 'Skickar …',
      required: 'Fyll i det här fältet.',
      choose: 'Välj ett alternativ.',
      tick: 'Kryssa i den här rutan.',
      number: 'Ange ett tal.',
      sent: 'Formuläret har skickats.',
      failed: 'Formuläret kunde inte skickas. Försök igen.',
      optional: 'valfritt',
      goesTo: (host) => `Dina uppgifter skickas till ${host}.`,
    },
    missing: {
      title: 'Sidan hittades inte',
      text: 'Länken kan vara ofullständig, eller så är evenemanget inte längre offentligt.',
    },
    unpublished: {
      title: 'Det här evenemanget är inte offentligt',
      text: 'Det har inte publicerats än, eller så har det dragits tillbaka.',
    },
    unavailable: {
      title: 'Den här sidan är inte tillgänglig just nu',
      text: 'Något har gått fel hos oss. Försök igen om en stund.',
      again: 'Försök igen',
    },
    dates: {
      title: 'Välj ett datum',
      text: 'Det här evenemanget har flera datum. Du kan lägga till dem ett i taget.',
      all: 'Alla datum i en fil',
    },
    calledOff: {
      title: 'Det här datumet är inställt',
      text: 'Du behöver inte lägga till det. Finns det redan i din kalender kan du uppdatera det med den här filen.',
      file: 'Uppdatera min kalender',
    },
    series: {
      title: 'Det här evenemanget upprepas',
      text: (calendar) =>
        `${calendar} kan inte lägga till återkommande evenemang från en länk. Välj en annan kalender för alla datum, eller lägg till ett enda.`,
      whole: 'Alla datum',
      next: 'Bara nästa datum',
      all: 'Alla datum i serien läggs till, inte bara det här.',
    },
    inApp: {
      title: 'Öppna sidan i din webbläsare',
      text: 'Den här appen kan inte öppna din kalender. Det kan din webbläsare.',
      steps: ['Kopiera adressen.', 'Öppna webbläsaren och klistra in den där.'],
    },
    safari: {
      title: 'Öppna sidan i Safari',
      text: 'Det går inte att prenumerera på kalendrar i den här webbläsaren. Det gör det i Safari.',
      steps: ['Kopiera adressen.', 'Öppna Safari och klistra in den där.'],
    },
    subscribe: {
      title: 'Prenumerera på den här kalendern',
      address: 'Kalenderns adress',
      byHand: (calendar) =>
        `Det går inte med ett enda tryck i ${calendar}. Kopiera adressen och lägg till den i ${calendar} som en kalender att följa.`,
      cannot: (calendar) =>
        `Det går inte att prenumerera på den här kalendern i ${calendar}. Välj en annan kalender eller kopiera adressen.`,
      onComputer: (calendar) =>
        `I ${calendar} går det bara att lägga till prenumerationer från en dator. Öppna sidan där eller kopiera adressen.`,
    },
  },
}

/** As in "3:e", but "21:a". */
function ordinal(count: number): string {
  return `${count}:${new Intl.PluralRules('sv', { type: 'ordinal' }).select(count) === 'one' ? 'a' : 'e'}`
}
