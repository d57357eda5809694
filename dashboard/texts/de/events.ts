import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const form = plural('de')
const count = (number: number) => form(number, { one: '1 Veranstaltung', other: `${number} Veranstaltungen` })
/** The title of one event, or how many there are. */
const what = (number: number, title: string) => (number === 1 ? `„${title}“` : count(number))

export const events: Texts['events'] = {
  tabs: {
    edit: 'Bearbeiten',
    details: 'Einzelheiten',
    attendees: 'Gäste',
    statistics: 'Statistik',
    share: 'Teilen',
    history: 'Verlauf',
  },
  title: 'Veranstaltungen',
  view: 'Ansicht',
  views: { list: 'Liste', calendar: 'Kalender' },
  show: { list: 'Veranstaltungen als Liste zeigen', calendar: 'Veranstaltungen im Kalender zeigen' },
  columns: {
    title: 'Veranstaltung',
    when: 'Wann',
    group: 'Kalender',
    status: 'Status',
    statuses: { draft: 'Entwurf', published: 'Veröffentlicht' },
    rsvp: 'Anmeldung',
    seats: 'Plätze',
    of: (taken, max) => `${taken} von ${max}`,
    created: 'Erstellt',
    updated: 'Geändert',
  },
  states: { draft: 'Entwurf', cancelled: 'Abgesagt', now: 'Läuft', over: 'Vorbei', unsaved: 'Nicht gespeichert' },
  repeats: 'Wiederholt sich',
  moreDates: (number) => form(number, { one: '+1 Termin', other: `+${number} Termine` }),
  count: (number, text, hasMore) =>
    hasMore
      ? `Mehr als ${text} Veranstaltungen`
      : form(number, { one: '1 Veranstaltung', other: `${text} Veranstaltungen` }),
  filters: {
    label: 'Veranstaltungen filtern',
    search: 'Veranstaltungen suchen',
    time: 'Zeit',
    times: { upcoming: 'Kommende', past: 'Vergangene', all: 'Alle' },
    group: 'Kalender',
    allGroups: 'Alle Kalender',
    status: 'Status',
    statuses: { '': 'Jeder Status', published: 'Veröffentlicht', draft: 'Entwürfe' },
    rsvp: 'Anmeldung',
    rsvps: { '': 'Mit/ohne Anmeldung', yes: 'Mit Anmeldung', no: 'Ohne Anmeldung' },
    clear: 'Filter aufheben',
  },
  showTime: {
    upcoming: 'Kommende Veranstaltungen zeigen',
    past: 'Vergangene Veranstaltungen zeigen',
    all: 'Alle Veranstaltungen zeigen',
  },
  showDrafts: 'Entwürfe zeigen',
  print: 'Diese Liste drucken',
  selectAll: 'Alle Veranstaltungen der Liste auswählen',
  selectRow: 'Veranstaltung mit Fokus aus- oder abwählen',
  selectEvent: (title) => `${title} auswählen`,
  selection: 'Ausgewählte Veranstaltungen',
  selected: (number) => `${number} ausgewählt`,
  selectRest: 'Alle passenden auswählen',
  selectMatching: (number, isComplete) =>
    isComplete ? `Alle ${number} passenden auswählen` : `${number} der passenden auswählen`,
  countFailed: 'Die passenden Veranstaltungen konnten nicht geladen werden. Erneut versuchen',
  clearSelection: 'Auswahl aufheben',
  withSelected: (action, number) =>
    `${action}: ${form(number, { one: '1 ausgewählte Veranstaltung', other: `${number} ausgewählte Veranstaltungen` })}`,
  moreFailed: 'Die nächsten Veranstaltungen konnten nicht geladen werden.',
  working: (done, of) => `${done} von ${of} Veranstaltungen`,
  actions: {
    of: (title) => `Aktionen für ${title}`,
    openPage: 'Seite öffnen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    publish: 'Veröffentlichen',
    unpublish: 'Veröffentlichung zurücknehmen',
    cancel: 'Veranstaltung absagen …',
    move: 'In anderen Kalender verschieben …',
    moveDay: 'Auf anderen Tag verschieben …',
  },
  published: (number, title) => `${what(number, title)} veröffentlicht`,
  unpublished: (number, title) => `Veröffentlichung zurückgenommen: ${what(number, title)}`,
  moved: (number, title, group) => `${what(number, title)} nach ${group} verschoben`,
  duplicated: (number, title) =>
    number === 1 ? `„${title}“ als Entwurf dupliziert` : `${count(number)} als Entwürfe dupliziert`,
  deleted: (number, title) => `${what(number, title)} gelöscht`,
  moreFailures: (number) => `und ${number} weitere`,
  failed: (number) =>
    form(number, {
      one: '1 Veranstaltung konnte nicht geändert werden',
      other: `${number} Veranstaltungen konnten nicht geändert werden`,
    }),
  moving: {
    title: (number, title) => `${what(number, title)} verschieben`,
    to: 'In den Kalender',
    help: 'Links und Seiten funktionieren weiter. Abonnierte Kalender folgen bei ihrer nächsten Aktualisierung.',
    none: 'Es gibt noch keinen anderen Kalender. Legen Sie unter „Kalender“ einen an.',
    confirm: 'Verschieben',
  },
  unpublishing: {
    title: (number, title) => `Veröffentlichung von ${what(number, title)} zurücknehmen?`,
    text: (people) =>
      people === undefined
        ? 'Vielleicht haben sich Personen angemeldet. Niemand erhält eine E-Mail darüber.'
        : `${form(people, { one: '1 Person hat', other: `${people} Personen haben` })} sich angemeldet. Niemand erhält eine E-Mail darüber.`,
    outcomes: [
      'Die Seite ist nicht mehr zu sehen, und niemand kann sich anmelden.',
      'Links in bisherigen E-Mails bleiben gültig: Angemeldete können ihre Anmeldung ansehen, absagen und löschen.',
      'Erinnerungen und Angebote der Warteliste werden nicht mehr verschickt.',
    ],
    hint: 'Findet die Veranstaltung nicht statt, sagen Sie sie besser ab: Dann können Angemeldete eine E-Mail erhalten, und Kalender zeigen die Absage.',
    confirm: 'Veröffentlichung zurücknehmen',
  },
  cancelling: {
    title: (title) => `„${title}“ absagen?`,
    text: 'Alle Termine werden als abgesagt angezeigt, auf der Seite und in Kalendern.',
    others: 'Ihre anderen Änderungen werden mitgespeichert.',
    confirm: 'Veranstaltung absagen',
    keep: 'Behalten',
    mail: {
      offer: (people) =>
        `${form(people, { one: '1 Person ist', other: `${people} Personen sind` })} angemeldet. Per E-Mail informieren?`,
      confirmed: (people) =>
        form(people, {
          one: '1 Person mit Zusage erhält die Absage',
          other: `${people} Personen mit Zusage erhalten die Absage`,
        }),
      silently: 'Ohne E-Mail absagen',
      send: (mails) =>
        form(mails, { one: 'Absagen und 1 E-Mail senden', other: `Absagen und ${mails} E-Mails senden` }),
      keep: (mails) =>
        form(mails, { one: 'Absagen und 1 E-Mail aufbewahren', other: `Absagen und ${mails} E-Mails aufbewahren` }),
    },
    done: (title) => `„${title}“ abgesagt`,
  },
  deleting: {
    title: (number, title) => `${what(number, title)} löschen?`,
    text: (number) =>
      form(number, {
        one: 'Seite, Kalenderdateien, Links und Buttons funktionieren dann nicht mehr. Sie können die Veranstaltung 30 Tage lang unter „Einstellungen, Zuletzt gelöscht“ zurückholen.',
        other:
          'Ihre Seiten, Kalenderdateien, Links und Buttons funktionieren dann nicht mehr. Sie können die Veranstaltungen 30 Tage lang unter „Einstellungen, Zuletzt gelöscht“ zurückholen.',
      }),
    notInformed: 'Niemand erhält eine E-Mail darüber.',
    cancelInstead: 'Stattdessen absagen und mitteilen …',
    lostTitle: () => 'Auch Anmeldungen werden gelöscht',
    lost: (number) =>
      form(number, {
        one: '1 Anmeldung wird mitgelöscht. Sie lässt sich zehn Minuten lang zurückholen, danach nicht mehr.',
        other: `${number} Anmeldungen werden mitgelöscht. Sie lassen sich zehn Minuten lang zurückholen, danach nicht mehr.`,
      }),
    lostOf: (number) =>
      form(number, {
        one: 'Die Anmeldungen zu 1 Veranstaltung werden mitgelöscht. Sie lassen sich zehn Minuten lang zurückholen, danach nicht mehr.',
        other: `Die Anmeldungen zu ${number} Veranstaltungen werden mitgelöscht. Sie lassen sich zehn Minuten lang zurückholen, danach nicht mehr.`,
      }),
    confirm: (number) => form(number, { one: 'Veranstaltung löschen', other: `${number} Veranstaltungen löschen` }),
  },
  empty: {
    title: 'Hier finden Sie Ihre Veranstaltungen',
    text: 'Mit Name und Datum bekommt Ihre Veranstaltung eine Seite, eine Kalenderdatei und einen Link zum Teilen. Niemand sieht sie, bevor Sie sie veröffentlichen.',
    viewer: 'Es gibt noch keine Veranstaltungen. Sobald jemand eine anlegt, finden Sie sie hier.',
    notFound: 'Nichts gefunden',
    notFoundText: 'Versuchen Sie weniger Wörter, oder heben Sie die Filter auf.',
    notFoundNow: {
      upcoming: 'Keine kommende Veranstaltung passt. Versuchen Sie weniger Wörter, oder durchsuchen Sie alle.',
      past: 'Keine vergangene Veranstaltung passt. Versuchen Sie weniger Wörter, oder durchsuchen Sie alle.',
    },
    atAnyTime: 'Alle durchsuchen',
    noneAhead: 'Nichts geplant',
    noneAheadText: 'Alle Ihre Veranstaltungen sind vorbei. Planen Sie die nächste, oder blicken Sie zurück.',
    nonePast: 'Keine vergangenen Veranstaltungen',
    nonePastText: 'Veranstaltungen erscheinen hier, wenn ihr letzter Termin vorbei ist.',
  },
  series: {
    edit: 'Serie bearbeiten',
    change: 'Diesen Termin ändern',
    move: 'Diesen Termin verschieben …',
    changeHelp: 'Er wird eine eigene Veranstaltung. Die Serie läuft ohne ihn weiter.',
    cancel: 'Diesen Termin absagen',
    cancelAction: 'Diesen Termin absagen …',
    keep: 'Termin behalten',
    cancelTitle: (title, day) => `„${title}“ am ${day} absagen?`,
    cancelText:
      'Die Serie lässt diesen Termin aus. Seiten und Feeds zeigen ihn nicht mehr, und Kalender entfernen ihn bei ihrer nächsten Aktualisierung. Alle anderen Termine bleiben.',
    notInformed: 'Angemeldete werden nicht benachrichtigt. Ihre Anmeldung gilt für die ganze Serie.',
    cancelled: (title, day) => `„${title}“ am ${day} abgesagt`,
    notCancelled: (title) => `Dieser Termin von „${title}“ wurde nicht abgesagt`,
    detached: (day) => `${day} ist jetzt eine eigene Veranstaltung. Die Serie läuft ohne diesen Termin weiter`,
    notChanged: (title) => `Dieser Termin von „${title}“ wurde nicht geändert`,
    notUndone: (title) => `Die Änderung an „${title}“ wurde nicht rückgängig gemacht`,
    joinAgain: (day, signUps) => ({
      title: `${day} in die Serie zurückholen?`,
      text:
        'Dieser Termin ist jetzt eine eigene Veranstaltung und wäre doppelt da. Deshalb wird die eigene Veranstaltung ' +
        (signUps === 0
          ? 'gelöscht. Wurde sie geändert, finden Sie sie 30 Tage lang unter „Zuletzt gelöscht“.'
          : `mit ${form(signUps, { one: 'ihrer Anmeldung', other: `ihren ${signUps} Anmeldungen` })} gelöscht. Sie finden sie 30 Tage lang unter „Zuletzt gelöscht“. Anmeldungen lassen sich aber nur zehn Minuten lang wiederherstellen.`),
      confirm: 'Zurückholen und die eigene Veranstaltung löschen',
    }),
    joined: (day) => `${day} gehört wieder zur Serie, die eigene Veranstaltung ist gelöscht`,
    moveTitle: (title) => `„${title}“ wiederholt sich`,
    moveText: (from, to) =>
      `Die Termine folgen einer Regel, ein einzelner lässt sich deshalb nicht verschieben. Sie können aus diesem Termin eine eigene Veranstaltung am ${to} machen. Die Serie lässt dann ${from} aus, alle anderen Termine bleiben.`,
    moveHelp:
      'Dieser Termin wird eine eigene Veranstaltung. Die Serie läuft ohne ihn weiter. Angemeldete werden nicht benachrichtigt.',
  },
  calendar: {
    label: 'Kalender',
    shows: { month: 'Monat', week: 'Woche', agenda: 'Agenda' },
    show: 'Zeitraum',
    showAs: { month: 'Monat zeigen', week: 'Woche zeigen', agenda: 'Agenda zeigen' },
    today: 'Heute',
    goToday: 'Zu heute gehen',
    ofDate: (action, date) => `${action}: ${date}`,
    next: 'Weiter',
    previous: 'Zurück',
    keys: 'Mit den Pfeiltasten wechseln Sie den Tag, die Eingabetaste öffnet ihn.',
    allDay: 'Ganztägig',
    all: 'ganztägig',
    more: (number) => `${number} weitere`,
    events: (number) => (number === 0 ? 'keine Veranstaltungen' : count(number)),
    none: 'Keine Veranstaltungen an diesem Tag.',
    noneInPeriod: 'In diesem Zeitraum findet nichts statt.',
    newOnDay: 'Neue Veranstaltung',
    incomplete: (shown, left, text) =>
      `${shown} Termine werden gezeigt. ${form(left, { one: '1 weitere Veranstaltung passt', other: `Bis zu ${text} weitere Veranstaltungen passen` })} nicht hinein: Wählen Sie einen Kalender, einen Status oder einen kürzeren Zeitraum, oder suchen Sie.`,
    until: (time) => `bis ${time}`,
    repeats: 'Wiederholt sich',
    movedTo: (title, day) => `„${title}“ verschoben auf ${day}`,
    moveTitle: (title) => `„${title}“ verschieben`,
    moveDay: 'Neuer Tag',
    moveHelp:
      'Die Uhrzeiten bleiben gleich. Veröffentlichte Veranstaltungen ändern sich sofort; Angemeldeten können Sie es mitteilen.',
    move: 'Verschieben',
    changed:
      'Jemand anders hat diese Veranstaltung inzwischen geändert. Der Kalender zeigt jetzt den neuesten Stand: Versuchen Sie es noch einmal.',
    notMoved: (title) => `„${title}“ wurde nicht verschoben`,
  },
}
