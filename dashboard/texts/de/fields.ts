import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const fields: Texts['fields'] = {
  form: {
    add: 'Frage hinzufügen',
    emptyTitle: 'Noch keine Fragen',
    empty: 'Das Formular fragt immer nach der E-Mail-Adresse. Ergänzen Sie, was Sie sonst wissen möchten.',
    untitled: 'Neue Frage',
    kinds: {
      text: 'Text',
      number: 'Zahl',
      checkbox: 'Kontrollkästchen',
      choice: 'Auswahl',
      label: 'Überschrift oder Hinweis',
      hidden: 'Versteckter Wert',
    },
    newOptions: ['Möglichkeit 1', 'Möglichkeit 2'],
    more: 'Mehr',
    noLabel: 'Schreiben Sie zuerst die Frage.',
    parts: {
      name: 'Der Name',
      label: 'Der Text',
      placeholder: 'Der Wert',
      default: 'Der Anfangswert',
      type: 'Die Art',
      required: '',
    },
    required: 'Pflicht',
    question: 'Frage',
    text: 'Text',
    hint: 'Hinweis im Feld',
    mustFill: 'Muss beantwortet werden',
    ticked: 'Zu Beginn angekreuzt',
    value: 'Wert',
    initial: 'Zu Beginn ausgefüllt',
    name: 'Name in den Ergebnissen',
    nameHelp: 'Die Spalte in Listen und Exporten.',
    savedName: 'Die Spalte in Listen und Exporten. Wenn Sie den Namen ändern, bleiben frühere Angaben unter dem alten.',
    options: 'Möglichkeiten',
    option: (number: number) => `Möglichkeit ${number}`,
    addOption: 'Möglichkeit hinzufügen',
    removeOption: (label: string) => `Möglichkeit ${label} entfernen`,
    preselected: 'Vorausgewählt',
    drag: 'Zum Verschieben ziehen',
    up: (label: string) => `Nach oben: ${label}`,
    down: (label: string) => `Nach unten: ${label}`,
    remove: (label: string) => `Entfernen: ${label}`,
    removed: (label: string) => `„${label}“ entfernt`,
  },
  event: {
    name: { label: 'Name', placeholder: 'Sommerfest' },
    dates: { label: 'Termine' },
    status: { label: 'Veröffentlicht' },
    title_event_series: { label: 'Titel der Reihe', help: 'Über allen Terminen, wenn sie verschiedene Namen haben.' },
    location: {
      label: 'Wo',
      help: 'Eine Adresse, oder ein Link mit https:// für eine Online-Veranstaltung.',
      placeholder: 'Stadthalle, Hauptstraße 1',
    },
    description: { label: 'Beschreibung' },
    layout: { label: 'Button', help: 'Farben, Sprache und Texte von Button und Seite.', unset: 'Standard-Button' },
    landingpage: {
      label: 'Seite',
      help: 'Hintergrund, Bilder und Texte rund um die Veranstaltung.',
      unset: 'Standardseite',
    },
    cta: {
      label: 'Danach etwas zeigen',
      help: 'Ein Handlungsaufruf, nachdem jemand die Veranstaltung speichert oder sich anmeldet.',
    },
    cta_block: { label: 'Handlungsaufruf', unset: 'Keiner' },
    rsvp: { label: 'Anmeldung' },
    rsvp_block: { label: 'Anmeldeformular' },
    organizer_name: { label: 'Name' },
    organizer_email: { label: 'E-Mail', help: 'Kalender zeigen sie, und Teilnehmende können dorthin schreiben.' },
    iCalFileName: { label: 'Name der Kalenderdatei', help: 'Ohne .ics', placeholder: 'event' },
    slug: { label: 'Name in der Adresse', placeholder: 'sommerfest' },
    hideButton: {
      label: 'Kalender-Buttons ausblenden',
      help: 'Die Seite zeigt, wann und wo, aber keine Wege zum Speichern.',
    },
    distribution: {
      label: 'Als Kalendereintrag anbieten',
      help: 'Aus: nur ein Formular, ohne Termin und Kalender-Buttons.',
    },
    event_group: { label: 'Kalender' },
    simplified_recurrence: { label: 'Wiederholung' },
    recurrence: { label: 'Regel', help: 'Eine RRULE nach RFC 5545, etwa RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10' },
    recurrence_simple_type: {
      label: 'Wiederholung',
      options: { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich', yearly: 'Jährlich' },
    },
    recurrence_interval: { label: 'Alle' },
    recurrence_byDay: { label: 'Wochentage', help: 'Etwa MO,WE oder 2TU,-1FR' },
    recurrence_byMonth: { label: 'Monate', help: '1 bis 12' },
    recurrence_byMonthDay: { label: 'Tage des Monats', help: '1 bis 31, oder -1 für den letzten' },
    recurrence_count: { label: 'Wie oft' },
    startDate: { label: 'Tag' },
    startTime: { label: 'Beginn' },
    endDate: { label: 'Letzter Tag' },
    endTime: { label: 'Ende' },
    timeZone: { label: 'Zeitzone' },
    skipped_dates: { label: 'Abgesagte oder geänderte Termine' },
    recurrence_weekstart: { label: 'Erster Tag der Woche' },
  },
  rsvpBlock: {
    nameQuestion: { label: 'Name' },
    max: { label: 'Plätze', placeholder: 'Unbegrenzt' },
    maxpp: { label: 'Plätze pro Anmeldung' },
    expires: { label: 'Schließt am' },
    waiting_list: {
      label: 'Warteliste',
      help: 'Ist alles belegt, können Gäste warten. Freie Plätze werden ihnen der Reihe nach angeboten.',
    },
    offer_hours: { label: 'Stunden, um ein Angebot anzunehmen', help: 'Danach kommt der Nächste an die Reihe.' },
    reminder_hours: {
      label: 'Erinnerungen',
      help: 'Per E-Mail, vor jedem Termin. Niemand erhält mehr als eine am Tag.',
    },
    initial_confirmation: { label: 'Anmelden heißt zusagen', help: 'Aus: Man wählt zwischen Ja und Nein.' },
    maybe_option: { label: '„Vielleicht“ anbieten' },
    doi: {
      label: 'Adressen per E-Mail bestätigen',
      help: 'Man erhält zuerst einen Link; der Platz ist eine Stunde reserviert.',
    },
    headline: { label: 'Überschrift des Formulars', placeholder: 'Platz sichern' },
    text: { label: 'Text über dem Formular' },
  },
  cannotConfirm:
    'Dieser Server kann keine E-Mails senden, daher erhält niemand den Link zum Bestätigen, und keine Anmeldung zählt.',
  reminders: {
    add: 'Erinnerung hinzufügen',
    none: 'Keine',
    nth: (position: number) => `${position}. Erinnerung`,
    before: (hours: number) =>
      hours % 168 === 0
        ? count(hours / 168, { one: '1 Woche vorher', other: `${hours / 168} Wochen vorher` })
        : hours % 24 === 0
          ? count(hours / 24, { one: '1 Tag vorher', other: `${hours / 24} Tage vorher` })
          : count(hours, { one: '1 Stunde vorher', other: `${hours} Stunden vorher` }),
  },
  pickColour: (label: string) => `Farbwähler: ${label}`,
  warnings: {
    title: 'Gespeichert, aber bitte prüfen',
    without: (field: string, other: string) => `„${field}“ hat ohne „${other}“ keine Wirkung.`,
    while: (field: string, other: string, value: string) =>
      `„${field}“ hat keine Wirkung, solange „${other}“ auf „${value}“ steht.`,
    off: 'aus',
    known: {
      'has no effect until the domain is published.': (field: string) =>
        `„${field}“ wirkt erst, wenn die Domain veröffentlicht ist.`,
      'is missing, so its times are taken as UTC.': (field: string) =>
        `„${field}“ fehlt. Die Uhrzeiten gelten deshalb in UTC.`,
      'was cleared because subscription became children.': (field: string) =>
        `„${field}“ wurde geleert, weil der Kalender jetzt eigene Termine anbietet.`,
      'has no effect: without a subscription and public_event_overview the group has no page.': (field: string) =>
        `„${field}“ hat keine Wirkung: Der Kalender hat keine eigene Seite.`,
      'has no effect: this event has no sign-up.': () =>
        'Es wurde niemand informiert: Für diesen Termin gibt es keine Anmeldung.',
    },
  },
  notSaved: 'Noch nicht gespeichert',
  fixFields: 'Bitte prüfen Sie, was markiert ist. Ihre Eingaben sind noch da.',
  conflict: {
    title: 'Jemand anderes hat das geändert',
    text: 'Diese Felder wurden geändert und gespeichert, während Sie sie bearbeitet haben. Wählen Sie, was gelten soll.',
    mine: 'Ihre Fassung',
    theirs: 'Die andere Fassung',
    later: 'Später entscheiden',
    save: 'So speichern',
  },
}
