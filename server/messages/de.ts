import { signUp } from '@kalends/button/messages/sign-up/de'
import type { Messages } from './en.ts'
import { event } from './event/de.ts'
import { mail } from './mail/de.ts'
import { ticket } from './ticket/de.ts'
import { waiting } from './waiting/de.ts'

export const de: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Platz sichern',
    full: 'Alle Plätze sind vergeben',
    closed: 'Die Anmeldung ist geschlossen',
    errors: {
      ...signUp.errors,
      several: 'Bitte prüfen Sie die markierten Felder.',
      unavailable: 'Ihre Anmeldung konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
    },
    confirm: {
      text: 'Noch ein Klick, dann ist Ihre Rückmeldung bestätigt.',
      button: 'Adresse bestätigen',
      done: 'Alles erledigt',
      lapsed: 'Anmeldungen, die nicht innerhalb einer Stunde bestätigt werden, werden gelöscht.',
    },
    manage: {
      title: 'Ihre Anmeldung',
      save: 'Änderungen speichern',
      saved: 'Ihre Änderungen sind gespeichert.',
      ticket: mail.ticket,
      data: 'Ihre Daten',
      download: 'Meine Daten herunterladen',
      erase: 'Meine Daten löschen',
      eraseText: 'Ihre E-Mail-Adresse und alle Ihre Angaben werden endgültig gelöscht.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Was soll mit Ihrem Platz geschehen?',
              release: 'Für andere freigeben',
              keep: 'Behalten, aber ohne meinen Namen',
            }
          : {
              question: 'Was soll mit Ihren Plätzen geschehen?',
              release: 'Für andere freigeben',
              keep: 'Behalten, aber ohne meinen Namen',
            },
      eraseButton: 'Endgültig löschen',
      erased: 'Ihre Daten sind gelöscht',
      erasedText: 'Ihr Name und Ihre E-Mail-Adresse sind gelöscht.',
      released: (seats) =>
        seats === 1
          ? 'Ihr Name und Ihre E-Mail-Adresse sind gelöscht, und Ihr Platz ist wieder frei.'
          : 'Ihr Name und Ihre E-Mail-Adresse sind gelöscht, und Ihre Plätze sind wieder frei.',
      kept: (seats) =>
        seats === 1
          ? 'Ihr Name und Ihre E-Mail-Adresse sind gelöscht. Ihr Platz bleibt belegt.'
          : 'Ihr Name und Ihre E-Mail-Adresse sind gelöscht. Ihre Plätze bleiben belegt.',
    },
    access: {
      title: 'Anmeldung ändern',
      text: 'Geben Sie die Adresse ein, mit der Sie sich angemeldet haben. Wir senden Ihnen per E-Mail einen Link, über den Sie Ihre Anmeldung ändern können.',
      button: 'Link anfordern',
      sent: 'Falls es zu dieser Adresse eine Anmeldung gibt, ist ein Link unterwegs.',
      crowded:
        'Falls Sie eine Anmeldung mit dieser Adresse bestätigt haben, ist ein Link unterwegs. Falls nicht, müssen an diese Adresse erst noch andere E-Mails verschickt werden. Bitte versuchen Sie es später noch einmal.',
    },
    unsubscribe: {
      title: 'Keine E-Mails mehr über Änderungen?',
      text: 'Sie erhalten dann keine E-Mails mehr, wenn sich an Veranstaltungen dieses Veranstalters etwas ändert. Ihre Anmeldung bleibt bestehen.',
      button: 'Abbestellen',
      done: 'Die E-Mails sind abbestellt',
    },
    outdated: {
      title: 'Dieser Link ist nicht mehr gültig',
      text: 'Vielleicht ist er abgelaufen oder wurde schon verwendet. Sie können einen neuen anfordern.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal-Datei',
    allDay: 'Ganztägig',
    cancelled: 'Abgesagt',
    tentative: 'Unter Vorbehalt',
    over: 'Vorbei',
    close: 'Schließen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    pageAddress: 'Link zu dieser Seite',
    anyway: 'Trotzdem versuchen',
    otherCalendars: 'Andere Kalender',
    add: 'Zum Kalender hinzufügen',
    addTo: (calendar) => `Zu ${calendar} hinzufügen`,
    madeWith: (product) => `Erstellt mit ${product}`,
    event: {
      ...event,
      when: 'Wann',
      where: 'Wo',
      organizer: 'Veranstaltet von',
      repeats: 'Wiederholung',
      nextDates: 'Nächste Termine',
      pastDates: 'Vergangene Termine',
      about: 'Über diese Veranstaltung',
      more: (group) => `Mehr aus „${group}“`,
      yourTime: 'Ihre Ortszeit',
      online: 'Online-Veranstaltung',
      now: 'Läuft gerade',
      over: 'Diese Veranstaltung ist vorbei',
      cancelled: 'Diese Veranstaltung ist abgesagt',
    },
    repeats: {
      daily: 'Täglich',
      weekly: 'Wöchentlich',
      monthly: 'Monatlich',
      yearly: 'Jährlich',
      days: (count) => `Alle ${count} Tage`,
      weeks: (count) => `Alle ${count} Wochen`,
      months: (count) => `Alle ${count} Monate`,
      years: (count) => `Alle ${count} Jahre`,
      exceptMonths: (months) => `außer im ${months}`,
      until: (day) => `bis ${day}`,
      times: (count) => (count === 1 ? 'einmal' : `${count}-mal`),
      irregular: 'an ausgewählten Tagen',
      workday: 'Arbeitstag',
      day: 'Tag',
      ordinals: () => ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'letzten', 'vorletzten'],
      nth: (ordinals, day) => `am ${ordinals} ${day} des Monats`,
      fromEnd: (position, day) =>
        `am ${['dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'][position - 3]}letzten ${day} des Monats`,
      monthDay: (day) => `${day}.`,
      monthDays: (days) => `am ${days} des Monats`,
    },
    share: {
      title: 'Teilen',
      mail: 'Per E-Mail senden',
      more: 'Auf anderem Weg teilen',
      code: 'QR-Code dieser Seite',
    },
    group: {
      subscribe: 'Kalender abonnieren',
      subscribeWith: (calendar) => `Mit ${calendar} abonnieren`,
      subscribed: 'Neue Veranstaltungen und Änderungen erscheinen automatisch in Ihrem Kalender.',
      upcoming: 'Kommende Veranstaltungen',
      none: 'Zurzeit stehen keine Veranstaltungen an.',
      past: 'Vergangene Veranstaltungen',
      noneFrom: (day) => `Ab dem ${day} stehen keine Veranstaltungen an.`,
      further: 'Spätere Veranstaltungen',
    },
    cta: {
      thanks: 'Vielen Dank',
      back: 'Zurück zur Veranstaltung',
      backToGroup: 'Zurück zum Kalender',
      go: 'Weiter',
      send: 'Absenden',
      sending: 'Wird gesendet …',
      required: 'Bitte füllen Sie dieses Feld aus.',
      choose: 'Bitte wählen Sie eine Option aus.',
      tick: 'Bitte kreuzen Sie dieses Kästchen an.',
      number: 'Bitte geben Sie eine Zahl ein.',
      sent: 'Ihre Angaben wurden gesendet.',
      failed: 'Ihre Angaben konnten nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
      optional: 'freiwillig',
      goesTo: (host) => `Ihre Angaben gehen an ${host}.`,
    },
    missing: {
      title: 'Seite nicht gefunden',
      text: 'Vielleicht ist der Link unvollständig, oder die Veranstaltung ist nicht mehr öffentlich.',
    },
    unpublished: {
      title: 'Diese Veranstaltung ist nicht öffentlich',
      text: 'Sie wurde noch nicht veröffentlicht oder ist nicht mehr online.',
    },
    unavailable: {
      title: 'Diese Seite ist gerade nicht erreichbar',
      text: 'Bei uns gibt es gerade eine Störung. Bitte versuchen Sie es gleich noch einmal.',
      again: 'Noch einmal versuchen',
    },
    dates: {
      title: 'Termin auswählen',
      text: 'Diese Veranstaltung hat mehrere Termine. Sie können jeden einzeln hinzufügen.',
      all: 'Alle Termine in einer Datei',
    },
    calledOff: {
      title: 'Dieser Termin ist abgesagt',
      text: 'Sie brauchen ihn nicht mehr einzutragen. Steht er schon in Ihrem Kalender, bringt diese Datei ihn auf den neuesten Stand.',
      file: 'Kalender aktualisieren',
    },
    series: {
      title: 'Diese Veranstaltung wiederholt sich',
      text: (calendar) =>
        `${calendar} kann wiederkehrende Termine nicht über einen Link übernehmen. Wählen Sie für alle Termine einen anderen Kalender, oder fügen Sie nur einen einzelnen hinzu.`,
      whole: 'Alle Termine',
      next: 'Nur der nächste Termin',
      all: 'Es werden alle Termine der Serie hinzugefügt, nicht nur dieser.',
    },
    inApp: {
      title: 'Öffnen Sie diese Seite im Browser',
      text: 'Diese App kann Ihren Kalender nicht öffnen, Ihr Browser schon.',
      steps: ['Kopieren Sie die Adresse.', 'Öffnen Sie Ihren Browser, und fügen Sie die Adresse dort ein.'],
    },
    safari: {
      title: 'Öffnen Sie diese Seite in Safari',
      text: 'Dieser Browser kann keine Kalender abonnieren, Safari schon.',
      steps: ['Kopieren Sie die Adresse.', 'Öffnen Sie Safari, und fügen Sie die Adresse dort ein.'],
    },
    subscribe: {
      title: 'Diesen Kalender abonnieren',
      address: 'Adresse des Kalenders',
      byHand: (calendar) =>
        `Bei ${calendar} geht das nicht mit einem Klick. Kopieren Sie die Adresse, und fügen Sie sie in ${calendar} als abonnierten Kalender hinzu.`,
      cannot: (calendar) =>
        `${calendar} kann diesen Kalender nicht abonnieren. Wählen Sie einen anderen Kalender, oder kopieren Sie die Adresse.`,
      onComputer: (calendar) =>
        `${calendar} nimmt neue Abonnements nur am Computer an. Öffnen Sie diese Seite dort, oder kopieren Sie die Adresse.`,
    },
  },
}
