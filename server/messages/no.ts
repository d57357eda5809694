import { signUp } from '@kalends/button/messages/sign-up/no'
import type { Messages } from './en.ts'
import { event } from './event/no.ts'
import { mail } from './mail/no.ts'
import { ticket } from './ticket/no.ts'
import { waiting } from './waiting/no.ts'

export const no: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Sikre meg en plass',
    full: 'Fulltegnet',
    closed: 'Påmeldingen er stengt',
    errors: {
      ...signUp.errors,
      several: 'Kontroller de markerte feltene.',
      unavailable: 'Påmeldingen kunne ikke lagres. Prøv igjen om et øyeblikk.',
    },
    confirm: {
      text: 'Ett klikk til, så er påmeldingen bekreftet.',
      button: 'Bekreft adressen min',
      done: 'Alt er i orden',
      lapsed: 'Påmeldinger som ikke bekreftes innen en time, blir slettet.',
    },
    manage: {
      title: 'Påmeldingen din',
      save: 'Lagre endringer',
      saved: 'Endringene dine er lagret.',
      ticket: mail.ticket,
      data: 'Opplysningene dine',
      download: 'Last ned opplysningene mine',
      erase: 'Slett opplysningene mine',
      eraseText: 'E-postadressen din og alt du har fylt ut, slettes for godt.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Hva skal skje med plassen din?',
              release: 'Frigi den, så noen andre kan komme',
              keep: 'Behold den uten navnet mitt',
            }
          : {
              question: 'Hva skal skje med plassene dine?',
              release: 'Frigi dem, så andre kan komme',
              keep: 'Behold dem uten navnet mitt',
            },
      eraseButton: 'Slett for godt',
      erased: 'Opplysningene dine er slettet',
      erasedText: 'Navnet og e-postadressen din er slettet.',
      released: (seats) =>
        seats === 1
          ? 'Navnet og e-postadressen din er slettet, og plassen din er ledig igjen.'
          : 'Navnet og e-postadressen din er slettet, og plassene dine er ledige igjen.',
      kept: (seats) =>
        seats === 1
          ? 'Navnet og e-postadressen din er slettet. Plassen din er fortsatt reservert.'
          : 'Navnet og e-postadressen din er slettet. Plassene dine er fortsatt reservert.',
    },
    access: {
      title: 'Endre påmeldingen din',
      text: 'Skriv inn adressen du meldte deg på med. Vi sender deg en e-post med en lenke der du kan endre påmeldingen.',
      button: 'Send meg en lenke',
      sent: 'Hvis det finnes en påmelding med denne adressen, er en lenke på vei.',
      crowded:
        'Hvis du har bekreftet en påmelding med denne adressen, er en lenke på vei. Ellers er det for mange e-poster i kø til adressen. Prøv igjen senere.',
    },
    unsubscribe: {
      title: 'Stoppe oppdateringer?',
      text: 'Du får ikke lenger e-post når arrangementer fra denne arrangøren endres. Påmeldingen din står fortsatt.',
      button: 'Stopp oppdateringer',
      done: 'Du får ikke flere oppdateringer',
    },
    outdated: {
      title: 'Denne lenken er ikke lenger gyldig',
      text: 'Den kan ha utløpt eller allerede være brukt. Du kan be om en ny.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-fil',
    allDay: 'Hele dagen',
    cancelled: 'Avlyst',
    tentative: 'Foreløpig',
    over: 'Avsluttet',
    close: 'Lukk',
    copy: 'Kopier',
    copied: 'Kopiert',
    pageAddress: 'Lenke til siden',
    anyway: 'Prøv likevel',
    otherCalendars: 'Andre kalendere',
    add: 'Legg til i kalender',
    addTo: (calendar) => `Legg til i ${calendar}`,
    madeWith: (product) => `Laget med ${product}`,
    event: {
      ...event,
      when: 'Når',
      where: 'Hvor',
      organizer: 'Arrangør',
      repeats: 'Gjentas',
      nextDates: 'Kommende datoer',
      pastDates: 'Tidligere datoer',
      about: 'Om arrangementet',
      more: (group) => `Flere arrangementer fra ${group}`,
      yourTime: 'Din tid',
      online: 'På nett',
      now: 'Pågår nå',
      over: 'Dette arrangementet er over',
      cancelled: 'Dette arrangementet er avlyst',
    },
    repeats: {
      daily: 'Daglig',
      weekly: 'Ukentlig',
      monthly: 'Månedlig',
      yearly: 'Årlig',
      days: (count) => (count === 2 ? 'Annenhver dag' : `Hver ${count}. dag`),
      weeks: (count) => (count === 2 ? 'Annenhver uke' : `Hver ${count}. uke`),
      months: (count) => (count === 2 ? 'Annenhver måned' : `Hver ${count}. måned`),
      years: (count) => (count === 2 ? 'Annethvert år' : `Hvert ${count}. år`),
      exceptMonths: (months) => `unntatt i ${months}`,
      until: (day) => `til og med ${day}`,
      times: (count) => (count === 1 ? 'én gang' : `${count} ganger`),
      irregular: 'på utvalgte dager',
      workday: 'virkedag',
      day: 'dag',
      ordinals: () => ['første', 'andre', 'tredje', 'fjerde', 'femte', 'siste', 'nest siste'],
      nth: (ordinals, day) => `${ordinals} ${day} i måneden`,
      fromEnd: (position, day) =>
        `${['tredje', 'fjerde', 'femte', 'sjette', 'sjuende', 'åttende', 'niende', 'tiende'][position - 3]} siste ${day} i måneden`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `den ${days} i måneden`,
    },
    share: {
      title: 'Del',
      mail: 'Send på e-post',
      more: 'Andre måter å dele på',
      code: 'QR-kode for denne siden',
    },
    group: {
      subscribe: 'Abonner på kalenderen',
      subscribeWith: (calendar) => `Abonner via ${calendar}`,
      subscribed: 'Nye arrangementer og endringer dukker automatisk opp i kalenderen din.',
      upcoming: 'Kommende arrangementer',
      none: 'Det er ingen kommende arrangementer akkurat nå.',
      past: 'Tidligere arrangementer',
      noneFrom: (day) => `Det er ingen arrangementer fra og med ${day}.`,
      further: 'Senere arrangementer',
    },
    cta: {
      thanks: 'Takk',
      back: 'Tilbake til arrangementet',
      backToGroup: 'Tilbake til kalenderen',
      go: 'Fortsett',
      send: 'Send inn',
      sending: 'Sender …',
      required: 'Fyll ut dette feltet.',
      choose: 'Velg ett alternativ.',
      tick: 'Kryss av i denne ruten.',
      number: 'Skriv inn et tall.',
      sent: 'Skjemaet er sendt.',
      failed: 'Skjemaet kunne ikke sendes. Prøv igjen.',
      optional: 'valgfritt',
      goesTo: (host) => `Opplysningene dine sendes til ${host}.`,
    },
    missing: {
      title: 'Fant ikke siden',
      text: 'Lenken kan være ufullstendig, eller arrangementet er ikke lenger offentlig.',
    },
    unpublished: {
      title: 'Dette arrangementet er ikke offentlig',
      text: 'Det er ikke publisert ennå, eller det er trukket tilbake.',
    },
    unavailable: {
      title: 'Denne siden er ikke tilgjengelig akkurat nå',
      text: 'Noe har gått galt hos oss. Prøv igjen om et øyeblikk.',
      again: 'Prøv igjen',
    },
    dates: {
      title: 'Velg en dato',
      text: 'Dette arrangementet har flere datoer. Du kan legge dem til én etter én.',
      all: 'Alle datoer i én fil',
    },
    calledOff: {
      title: 'Denne datoen er avlyst',
      text: 'Du trenger ikke å legge den til. Står den allerede i kalenderen din, kan du oppdatere den med denne filen.',
      file: 'Oppdater kalenderen min',
    },
    series: {
      title: 'Dette arrangementet gjentas',
      text: (calendar) =>
        `${calendar} kan ikke legge til gjentakende arrangementer fra en lenke. Velg en annen kalender for alle datoene, eller legg til bare én.`,
      whole: 'Alle datoer',
      next: 'Bare neste dato',
      all: 'Alle datoene i serien legges til, ikke bare denne.',
    },
    inApp: {
      title: 'Åpne denne siden i nettleseren',
      text: 'Denne appen kan ikke åpne kalenderen din. Det kan nettleseren.',
      steps: ['Kopier adressen.', 'Åpne nettleseren og lim den inn der.'],
    },
    safari: {
      title: 'Åpne denne siden i Safari',
      text: 'Du kan ikke abonnere på kalendere i denne nettleseren. Det kan du i Safari.',
      steps: ['Kopier adressen.', 'Åpne Safari og lim den inn der.'],
    },
    subscribe: {
      title: 'Abonner på denne kalenderen',
      address: 'Adressen til kalenderen',
      byHand: (calendar) =>
        `Dette går ikke med ett trykk i ${calendar}. Kopier adressen og legg den til i ${calendar} som en kalender du følger.`,
      cannot: (calendar) =>
        `Du kan ikke abonnere på denne kalenderen i ${calendar}. Velg en annen kalender, eller kopier adressen.`,
      onComputer: (calendar) =>
        `I ${calendar} kan du bare legge til abonnementer fra en datamaskin. Åpne denne siden der, eller kopier adressen.`,
    },
  },
}
