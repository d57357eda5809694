import type { Texts } from '../en/index.ts'
import { activity } from './settings-activity.ts'
import { domains } from './settings-domains.ts'
import { keys } from './settings-keys.ts'
import { mails } from './settings-mails.ts'
import { people } from './settings-people.ts'

export const settings: Texts['settings'] = {
  title: 'Einstellungen',
  navigation: 'Einstellungen',
  go: (section) => `Einstellungen: ${section}`,
  refused: {
    title: 'Nicht für Ihre Rolle',
    text: (role) =>
      role === 'owner'
        ? 'Das können nur Inhaber der Organisation. Fragen Sie einen von ihnen.'
        : role === 'editor'
          ? 'Das können nur Redaktion, Admins und Inhaber der Organisation. Fragen Sie jemanden von ihnen.'
          : 'Das können nur Admins und Inhaber der Organisation. Fragen Sie jemanden von ihnen.',
  },
  stored: 'Ich habe das gespeichert',
  deleted: {
    text: 'Veranstaltungen, Kalender und Vorlagen lassen sich 30 Tage lang zurückholen.',
    emptyTitle: 'In letzter Zeit wurde nichts gelöscht',
    emptyText:
      'Gelöschte Veranstaltungen, Kalender und Vorlagen bleiben 30 Tage lang hier, falls Sie sie zurückholen möchten.',
  },
  activity,
  domains,
  keys,
  mails,
  people,
  organization: {
    text: 'So erscheint Ihre Organisation auf Seiten und in E-Mails. Änderungen gelten sofort.',
    profile: 'Profil',
    mail: 'E-Mails an Gäste',
    mailText: 'Die Absenderadresse gehört zum Server. Sie bestimmen den Namen und wohin Antworten gehen.',
    region: 'Sprache und Zeit',
    name: { label: 'Name', help: 'Steht auf Seiten und in E-Mails.' },
    logo: {
      label: 'Logo',
      help: 'Oben auf Seiten und in E-Mails. Am besten wirken breite Bilder mit durchsichtigem Hintergrund.',
    },
    senderName: { label: 'Absendername', help: 'E-Mail-Vorlagen können einen eigenen haben.' },
    replyTo: { label: 'Antwortadresse', help: 'Ohne Angabe gehen Antworten an die Adresse des Servers.' },
    language: {
      label: 'Sprache der Seiten',
      help: 'Wenn weder der Button noch der Browser der Besucher sie bestimmt.',
      unset: 'Die des Browsers oder Englisch',
    },
    timeZone: {
      label: 'Zeitzone',
      help: 'Damit beginnen neue Veranstaltungen.',
      unset: 'Die der Person, die sie anlegt',
    },
    timeFormat: {
      label: 'Uhrzeiten',
      options: { language: 'Wie in der Sprache üblich', '12': '6:00 PM', '24': '18:00' },
    },
    notSet: 'Nicht festgelegt',
    noLogo: 'Keines',
    hasLogo: 'Hochgeladen',
    plan: {
      title: 'Tarif',
      plan: 'Tarif',
      plans: { hobby: 'Hobby', regular: 'Regular', enterprise: 'Enterprise' },
      credits: 'Verbleibende Veranstaltungen',
      unlimited: 'Unbegrenzt',
    },
    leave: {
      title: 'Organisation verlassen',
      text: 'Sie verlieren den Zugang zu allem hier. Ein Admin kann Sie wieder einladen.',
      lastOwner:
        'Nur Sie sind Inhaber und können die Organisation deshalb nicht verlassen. Machen Sie zuerst jemand anderen zum Inhaber.',
      toPeople: 'Zu den Personen',
      action: 'Organisation verlassen',
      confirm: (name) => `${name} verlassen?`,
      left: (name) => `Sie haben ${name} verlassen`,
    },
    removal: {
      title: 'Organisation löschen',
      text: 'Sie wird nach sieben Tagen gelöscht. Bis dahin funktioniert alles wie bisher, und alle Inhaber können es zurücknehmen.',
      action: 'Organisation löschen',
      confirm: (name) => `${name} in sieben Tagen löschen?`,
      lost: 'In sieben Tagen wird all das endgültig gelöscht:',
      losses: [
        'Alle Veranstaltungen, Kalender, Vorlagen und Bilder',
        'Alle Anmeldungen und E-Mails an Gäste',
        'Alle Seiten, Feeds und Buttons auf anderen Websites funktionieren nicht mehr',
        'Statistik, Aktivität, Schlüssel, Domains und Mitgliedschaften',
      ],
      exportFirst: 'Unter Einstellungen, Export können Sie vorher alles exportieren.',
      plannedText: 'Bis dahin funktioniert alles wie bisher. Alle Inhaber können es zurücknehmen.',
      takeBack: 'Organisation behalten',
      kept: 'Die Organisation bleibt bestehen',
      scheduled: 'Die Löschung ist geplant',
    },
  },
  export: {
    text: 'Alles, was Ihrer Organisation gehört, in einer ZIP-Datei: Veranstaltungen, Kalender, Anmeldungen, Bilder, Statistik, Aktivität und Einstellungen, als JSON, Kalenderdateien und CSV.',
    title: 'Ihre Daten',
    none: 'Noch kein Export',
    noneText: 'Er dauert Sekunden bis Minuten. Sie können währenddessen weiterarbeiten.',
    mailed: 'Sie erhalten eine E-Mail, wenn er fertig ist.',
    start: 'Export starten',
    again: 'Neuen Export starten',
    waiting: 'Der Export beginnt gleich …',
    running: (percent, part) => `${percent} % · ${part}`,
    parts: {
      events: 'Veranstaltungen',
      groups: 'Kalender',
      'style templates': 'Buttons',
      'landing page templates': 'Seitenvorlagen',
      'calendar files': 'Kalenderdateien',
      RSVPs: 'Anmeldungen',
      images: 'Bilder',
      statistics: 'Statistik',
      activity: 'Aktivität',
    },
    failed: 'Der Export ist fehlgeschlagen',
    failedText:
      'Starten Sie ihn noch einmal. Wenn er wieder fehlschlägt, wenden Sie sich an den Betreiber des Servers.',
    done: 'Ihr Export ist fertig',
    doneText: (size, until) => `${size}, verfügbar bis ${until}.`,
    replaces: 'Ein neuer Export ersetzt diese Datei.',
    link: 'Download-Link erstellen',
    linkLabel: 'Download-Link',
    linkHelp:
      'Er funktioniert beliebig oft in einem Browser, in dem ein Inhaber angemeldet ist, bis die Datei entfernt wird.',
    download: 'Herunterladen',
    cancel: 'Export abbrechen',
    remove: 'Datei entfernen',
    removeText: 'Die Datei kann dann nicht mehr heruntergeladen werden. Sie können jederzeit neu exportieren.',
    removed: 'Der Export wurde entfernt',
    started: (moment) => `Gestartet am ${moment}`,
  },
}
