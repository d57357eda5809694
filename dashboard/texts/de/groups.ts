import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const number = plural('de')

export const groups: Texts['groups'] = {
  tabs: { edit: 'Bearbeiten', events: 'Veranstaltungen', statistics: 'Statistik', share: 'Teilen' },
  help: 'Ein Kalender enthält Veranstaltungen. Besucher können ihn abonnieren.',
  new: 'Neuer Kalender',
  search: 'Kalender suchen',
  empty: {
    title: 'Noch keine Kalender',
    text: 'Fassen Sie zusammengehörige Veranstaltungen in einem Kalender zusammen, den man abonnieren kann: Neue Termine kommen dann von selbst.',
  },
  counts: (events, upcoming) =>
    number(events, {
      one: `1 Veranstaltung, ${upcoming} bevorstehend`,
      other: `${events} Veranstaltungen, ${upcoming} bevorstehend`,
    }),
  badges: { no: '', children: 'Abonnement', external: 'Extern' },
  mode: 'Was kann man abonnieren?',
  modes: { no: 'Nichts', children: 'Seine Veranstaltungen', external: 'Einen Kalender anderswo' },
  modeHelp: {
    no: 'Veranstaltungen haben eigene Seiten und Buttons. Sie können Anmeldeformulare haben.',
    children: 'Ein Feed mit allen Veranstaltungen, der aktuell bleibt. Ohne Anmeldung und bewegliche Termine.',
    external: 'Sie führen den Kalender bei Google, Microsoft oder woanders und reichen ihn weiter.',
  },
  lockedMode: 'Ein Kalender, der einen anderen weiterreicht, bleibt dabei.',
  blocked: 'Einige Veranstaltungen passen nicht in ein Abonnement',
  blockedHelp: 'Ändern oder verschieben Sie diese Veranstaltungen und speichern Sie dann noch einmal.',
  openEvent: 'Veranstaltung öffnen',
  reasons: {
    rsvp: 'man meldet sich dazu an',
    'dynamic date': 'das Datum wandert mit dem Tag',
    status: 'ein Termin hat einen Status',
    organizer: 'ein Termin hat einen Veranstalter',
    attendee: 'ein Termin hat einen Gast',
  },
  look: 'Aussehen',
  noPage: {
    title: 'Keine eigene Seite',
    text: 'Schalten Sie „Seite mit allen Veranstaltungen“ ein oder bieten Sie den Kalender zum Abonnieren an. Dann sehen Sie hier seine Seite.',
  },
  lookSummary: (style, page) =>
    [style && 'eigener Button', page && 'eigene Seite'].filter(Boolean).join(', ') || 'Standard',
  after: 'Nach dem Abonnieren',
  note: 'Notiz für Sie',
  address: 'Adresse',
  delete: 'Kalender löschen',
  deleteTitle: (name) => `„${name}“ löschen?`,
  deleteText: (events) =>
    events === 0
      ? 'Seite und Feed funktionieren nicht mehr. Sie können den Kalender 30 Tage lang unter „Einstellungen, Zuletzt gelöscht“ zurückholen.'
      : number(events, {
          one: 'Auch seine Veranstaltung wird gelöscht, mit Seite, Dateien und Anmeldungen. Kalender und Veranstaltung lassen sich 30 Tage lang zurückholen, Anmeldungen zehn Minuten lang.',
          other: `Auch seine ${events} Veranstaltungen werden gelöscht, mit Seiten, Dateien und Anmeldungen. Kalender und Veranstaltungen lassen sich 30 Tage lang zurückholen, Anmeldungen zehn Minuten lang.`,
        }),
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  allEvents: 'Suchen und filtern',
  noEvents: {
    title: 'Keine Veranstaltungen in diesem Kalender',
    text: 'Neue Veranstaltungen erscheinen auf seiner Seite und bei allen, die ihn abonniert haben.',
  },
  draft: 'Entwurf',
  fields: {
    name: { label: 'Name', help: 'Besucher sehen ihn beim Abonnieren.' },
    subscription_cal_url: {
      label: 'Adresse des Kalenders',
      help: 'Sie endet meist auf .ics und beginnt mit https://.',
    },
    public_event_overview: {
      label: 'Seite mit allen Veranstaltungen',
      help: 'Der Kalender bekommt eine eigene Seite, und sein Button zeigt die Veranstaltungen.',
    },
    layout: { label: 'Button', unset: 'Standard' },
    landingpage: { label: 'Seitenvorlage', unset: 'Standard' },
    cta: {
      label: 'Handlungsaufruf zeigen',
      help: 'Nachdem jemand abonniert hat, zum Beispiel ein Newsletter-Formular.',
    },
    cta_block: { label: 'Handlungsaufruf', unset: 'Keiner' },
    internal_note: { label: 'Notiz', help: 'Für Besucher nie sichtbar.' },
    slug: { label: 'Name in der Adresse', placeholder: 'konzerte' },
  },
}
