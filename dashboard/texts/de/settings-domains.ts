import { plural } from '../plural.ts'
import type { Texts } from '../en/index.ts'

const count = plural('de')

export const domains: Texts['settings']['domains'] = {
  text: 'Zeigen Sie Seiten, Feeds und Links unter Ihrem eigenen Namen, zum Beispiel events.example.org.',
  add: 'Domain hinzufügen',
  addTitle: 'Eine Domain hinzufügen',
  host: 'Hostname',
  hostHelp:
    'Ein Name, der Ihnen gehört und noch nicht benutzt wird. Am besten eignet sich eine Subdomain wie events.example.org.',
  fallback: 'Ausweichadresse',
  fallbackHelp:
    'Dorthin kommen Besucher von Seiten, die es nicht gibt. Ohne Angabe sehen sie, dass es die Seite nicht gibt.',
  fallbackNone: 'Keine',
  fallbackEdit: 'Ausweichadresse ändern',
  added: (host) => `${host} wurde hinzugefügt`,
  emptyTitle: 'Noch keine Domain',
  emptyText:
    'Die Seiten Ihrer Veranstaltungen stehen unter der Adresse dieses Servers. Mit einer eigenen Domain tragen sie Ihren Namen.',
  published: 'Veröffentlicht',
  draft: 'Entwurf',
  isDefault: 'Standard',
  states: {
    live: (checked) => `Ihre Seiten sind unter ihr erreichbar. Die Einträge wurden ${checked} geprüft.`,
    losing: (since) =>
      `Ihre DNS-Einträge fehlen seit ${since}. Wenn sie nicht innerhalb von drei Tagen zurück sind, wird die Domain wieder zum Entwurf.`,
    fresh:
      'Legen Sie diese Einträge bei Ihrem DNS-Anbieter an und prüfen Sie sie dann. Bis Änderungen ankommen, kann eine Stunde vergehen.',
    incomplete: (checked) => `Noch stimmen nicht alle Einträge. Geprüft ${checked}.`,
    ready: 'Alle Einträge stimmen. Sie können die Domain veröffentlichen.',
  },
  records: (host) => `DNS-Einträge von ${host}`,
  record: { type: 'Typ', host: 'Name', value: 'Wert', result: 'Letzte Prüfung' },
  copyName: 'Name kopieren',
  copyValue: 'Wert kopieren',
  noTarget: {
    title: 'Dieser Server kennt seine öffentliche Adresse nicht',
    text: 'Noch kann keine Domain auf ihn zeigen. Setzen Sie auf dem Server PUBLIC_URL auf die Adresse, die Besucher aufrufen, und starten Sie ihn neu. Dann steht hier der Wert des CNAME-Eintrags.',
    example: 'PUBLIC_URL=https://kalends.example.com',
    value: 'Sichtbar, sobald PUBLIC_URL gesetzt ist',
  },
  results: {
    ok: 'Richtig',
    missing: 'Fehlt',
    wrong: 'Falscher Wert',
    unknown: 'Keine Antwort',
    unchecked: 'Nicht geprüft',
  },
  found: (values) => `Gefunden: ${values}`,
  check: 'Jetzt prüfen',
  checked: 'Alle Einträge stimmen',
  publish: 'Veröffentlichen',
  publishedNow: (host) => `${host} ist veröffentlicht`,
  unpublish: 'Zurückziehen',
  unpublishTitle: (host) => `${host} zurückziehen?`,
  unpublishText:
    'Die Seiten sind unter diesem Namen nicht mehr erreichbar. Links, die Sie damit geteilt haben, funktionieren nicht mehr.',
  unpublished: (host) => `${host} ist wieder ein Entwurf`,
  useDefault: 'Als Standard verwenden',
  useDefaultHelp: 'Für alle Seiten, deren Vorlage keine eigene Domain hat.',
  usedBy: 'Verwendet von',
  actionsOf: (host) => `Aktionen für ${host}`,
  remove: 'Domain entfernen',
  removeTitle: (host) => `${host} entfernen?`,
  removeText:
    'Die Bestätigung geht verloren. Um die Domain wieder zu verwenden, fügen Sie sie neu hinzu und legen neue Einträge an.',
  releases: (pages, names) =>
    count(pages, {
      one: `Die Seitenvorlage ${names} hat dann keine Domain mehr.`,
      other: `${pages} Seitenvorlagen haben dann keine Domain mehr: ${names}.`,
    }),
  removed: (host) => `${host} wurde entfernt`,
  certificates: {
    title: 'So funktionieren Zertifikate',
    summary: 'Meist ist nichts zu tun',
    paragraphs: [
      'Browser öffnen Ihre Domain nur mit einem Zertifikat. Der Webserver vor diesem Dienst besorgt es von selbst, sobald jemand eine veröffentlichte Domain zum ersten Mal öffnet, wenn der Betreiber das eingerichtet hat. Der erste Besuch kann ein paar Sekunden dauern.',
      'Veröffentlichen Sie deshalb zuerst die Domain und öffnen Sie dann einmal eine ihrer Seiten. Warnt der Browser vor einer unsicheren Verbindung, fragen Sie den Betreiber, ob Zertifikate auf Abruf eingeschaltet sind.',
      'Hat Ihr DNS CAA-Einträge, müssen sie die Zertifizierungsstelle des Betreibers erlauben. Bietet Ihr Anbieter einen Proxy für den Eintrag an, schalten Sie ihn aus.',
    ],
  },
}
