import { signUp } from '@kalends/button/messages/sign-up/nl'
import type { Messages } from './en.ts'
import { event } from './event/nl.ts'
import { mail } from './mail/nl.ts'
import { ticket } from './ticket/nl.ts'
import { waiting } from './waiting/nl.ts'

export const nl: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Mijn plek reserveren',
    full: 'Alle plekken zijn vergeven',
    closed: 'De aanmelding is gesloten',
    errors: {
      ...signUp.errors,
      several: 'Controleer de gemarkeerde velden.',
      unavailable: 'Je aanmelding kon niet worden opgeslagen. Probeer het zo meteen opnieuw.',
    },
    confirm: {
      text: 'Nog één klik en je aanmelding is bevestigd.',
      button: 'Mijn adres bevestigen',
      done: 'Alles is geregeld',
      lapsed: 'Aanmeldingen die niet binnen een uur worden bevestigd, worden verwijderd.',
    },
    manage: {
      title: 'Je aanmelding',
      save: 'Wijzigingen opslaan',
      saved: 'Je wijzigingen zijn opgeslagen.',
      ticket: mail.ticket,
      data: 'Je gegevens',
      download: 'Mijn gegevens downloaden',
      erase: 'Mijn gegevens wissen',
      eraseText: 'Je e-mailadres en alles wat je hebt ingevuld worden definitief gewist.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Wat moet er met je plek gebeuren?',
              release: 'Vrijgeven, zodat iemand anders kan komen',
              keep: 'Houden, zonder mijn naam',
            }
          : {
              question: 'Wat moet er met je plekken gebeuren?',
              release: 'Vrijgeven, zodat anderen kunnen komen',
              keep: 'Houden, zonder mijn naam',
            },
      eraseButton: 'Definitief wissen',
      erased: 'Je gegevens zijn gewist',
      erasedText: 'Je naam en e-mailadres zijn gewist.',
      released: (seats) =>
        seats === 1
          ? 'Je naam en e-mailadres zijn gewist en je plek is weer vrij.'
          : 'Je naam en e-mailadres zijn gewist en je plekken zijn weer vrij.',
      kept: (seats) =>
        seats === 1
          ? 'Je naam en e-mailadres zijn gewist. Je plek blijft bezet.'
          : 'Je naam en e-mailadres zijn gewist. Je plekken blijven bezet.',
    },
    access: {
      title: 'Aanmelding wijzigen',
      text: 'Vul het adres in waarmee je je hebt aangemeld. We mailen je een link waarmee je je aanmelding kunt wijzigen.',
      button: 'Stuur me een link',
      sent: 'Als er een aanmelding met dit adres is, is er een link onderweg.',
      crowded:
        'Als je een aanmelding met dit adres hebt bevestigd, is er een link onderweg. Zo niet, dan staan er te veel e-mails voor dit adres in de wachtrij. Probeer het later opnieuw.',
    },
    unsubscribe: {
      title: 'Afmelden voor updates?',
      text: 'Je krijgt geen e-mails meer als er iets wijzigt aan evenementen van deze organisator. Je aanmelding blijft gewoon staan.',
      button: 'Afmelden voor updates',
      done: 'Je krijgt geen updates meer',
    },
    outdated: {
      title: 'Deze link is niet meer geldig',
      text: 'Misschien is hij verlopen of al gebruikt. Je kunt een nieuwe aanvragen.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-bestand',
    allDay: 'Hele dag',
    cancelled: 'Geannuleerd',
    tentative: 'Onder voorbehoud',
    over: 'Afgelopen',
    close: 'Sluiten',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    pageAddress: 'Link naar deze pagina',
    anyway: 'Toch proberen',
    otherCalendars: 'Andere agenda’s',
    add: 'Toevoegen aan agenda',
    addTo: (calendar) => `Toevoegen aan ${calendar}`,
    madeWith: (product) => `Gemaakt met ${product}`,
    event: {
      ...event,
      when: 'Wanneer',
      where: 'Waar',
      organizer: 'Organisator',
      repeats: 'Herhaling',
      nextDates: 'Komende data',
      pastDates: 'Eerdere data',
      about: 'Over dit evenement',
      more: (group) => `Meer van ${group}`,
      yourTime: 'Jouw tijd',
      online: 'Online evenement',
      now: 'Nu bezig',
      over: 'Dit evenement is afgelopen',
      cancelled: 'Dit evenement is geannuleerd',
    },
    repeats: {
      daily: 'Dagelijks',
      weekly: 'Wekelijks',
      monthly: 'Maandelijks',
      yearly: 'Jaarlijks',
      days: (count) => `Elke ${count} dagen`,
      weeks: (count) => `Elke ${count} weken`,
      months: (count) => `Elke ${count} maanden`,
      years: (count) => `Elke ${count} jaar`,
      exceptMonths: (months) => `behalve in ${months}`,
      until: (day) => `tot en met ${day}`,
      times: (count) => (count === 1 ? 'één keer' : `${count} keer`),
      irregular: 'op gekozen dagen',
      workday: 'werkdag',
      day: 'dag',
      ordinals: () => ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'laatste', 'voorlaatste'],
      nth: (ordinals, day) => `op de ${ordinals} ${day} van de maand`,
      fromEnd: (position, day) => `op de ${position}e ${day} vanaf het einde van de maand`,
      monthDay: (day) => `${day}e`,
      monthDays: (days) => `op de ${days} van de maand`,
    },
    share: {
      title: 'Delen',
      mail: 'Per e-mail versturen',
      more: 'Op een andere manier delen',
      code: 'QR-code van deze pagina',
    },
    group: {
      subscribe: 'Abonneren op agenda',
      subscribeWith: (calendar) => `Abonneren via ${calendar}`,
      subscribed: 'Nieuwe evenementen en wijzigingen verschijnen automatisch in je agenda.',
      upcoming: 'Komende evenementen',
      none: 'Er staan op dit moment geen evenementen gepland.',
      past: 'Eerdere evenementen',
      noneFrom: (day) => `Vanaf ${day} zijn er geen evenementen.`,
      further: 'Latere evenementen',
    },
    cta: {
      thanks: 'Bedankt',
      back: 'Terug naar het evenement',
      backToGroup: 'Terug naar de agenda',
      go: 'Doorgaan',
      send: 'Versturen',
      sending: 'Wordt verstuurd…',
      required: 'Vul dit veld in.',
      choose: 'Kies een optie.',
      tick: 'Vink dit vakje aan.',
      number: 'Vul een getal in.',
      sent: 'Je formulier is verstuurd.',
      failed: 'Je formulier kon niet worden verstuurd. Probeer het opnieuw.',
      optional: 'optioneel',
      goesTo: (host) => `Je gegevens worden naar ${host} verstuurd.`,
    },
    missing: {
      title: 'Pagina niet gevonden',
      text: 'Misschien is de link onvolledig, of is het evenement niet meer openbaar.',
    },
    unpublished: {
      title: 'Dit evenement is niet openbaar',
      text: 'Het is nog niet gepubliceerd of weer offline gehaald.',
    },
    unavailable: {
      title: 'Deze pagina is nu niet beschikbaar',
      text: 'Er gaat iets mis aan onze kant. Probeer het zo meteen opnieuw.',
      again: 'Opnieuw proberen',
    },
    dates: {
      title: 'Kies een datum',
      text: 'Dit evenement heeft meerdere data. Je kunt ze één voor één toevoegen.',
      all: 'Alle data in één bestand',
    },
    calledOff: {
      title: 'Deze datum is geannuleerd',
      text: 'Je hoeft niets toe te voegen. Staat de datum al in je agenda? Met dit bestand werk je die bij.',
      file: 'Mijn agenda bijwerken',
    },
    series: {
      title: 'Dit evenement wordt herhaald',
      text: (calendar) =>
        `${calendar} kan geen terugkerende evenementen toevoegen via een link. Kies een andere agenda voor alle data, of voeg er één toe.`,
      whole: 'Alle data',
      next: 'Alleen de eerstvolgende datum',
      all: 'Alle data van de reeks worden toegevoegd, niet alleen deze.',
    },
    inApp: {
      title: 'Open deze pagina in je browser',
      text: 'Deze app kan je agenda niet openen. Je browser wel.',
      steps: ['Kopieer het adres.', 'Open je browser en plak het daar.'],
    },
    safari: {
      title: 'Open deze pagina in Safari',
      text: 'Met deze browser kun je je niet op agenda’s abonneren. Met Safari wel.',
      steps: ['Kopieer het adres.', 'Open Safari en plak het daar.'],
    },
    subscribe: {
      title: 'Abonneren op deze agenda',
      address: 'Adres van de agenda',
      byHand: (calendar) =>
        `Bij ${calendar} lukt dit niet met één tik. Kopieer het adres en voeg het in ${calendar} toe als agenda-abonnement.`,
      cannot: (calendar) =>
        `Met ${calendar} kun je je niet op deze agenda abonneren. Kies een andere agenda of kopieer het adres.`,
      onComputer: (calendar) =>
        `Bij ${calendar} kun je je alleen op een computer abonneren. Open deze pagina daar of kopieer het adres.`,
    },
  },
}
