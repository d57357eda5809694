import type { Texts } from '../en/index.ts'

export const share: Texts['share'] = {
  title: 'Teilen',
  page: 'Seite',
  pageHelp: 'Schicken Sie diese Adresse, wem Sie wollen. Sie zeigt immer den neuesten Stand.',
  reach: {
    computer: 'Andere können diese Adresse nicht öffnen: Sie gilt nur auf diesem Rechner',
    network: 'Nur Leute in Ihrem Netzwerk können diese Adresse öffnen',
    fix: 'Wer den Server betreibt, setzt PUBLIC_URL auf die Adresse, die Besucher verwenden, etwa https://events.example.org, und startet ihn neu. Geben Sie dann die neue Adresse weiter.',
  },
  address: 'Adresse der Seite',
  shortLink: 'Kurzlink',
  shortLinkHelp: 'Für Gedrucktes, Vorträge und Nachrichten. Der QR-Code enthält ihn, und er ändert sich nie.',
  slug: {
    at: (address) =>
      `Besucher finden die Seite unter ${address}. Ein früherer Name führt dorthin, bis ihn eine andere Seite bekommt.`,
    noDomain:
      'Gilt auf einer eigenen Domain, und noch ist keine veröffentlicht. Ein Admin fügt sie unter „Einstellungen“, „Domains“ hinzu. Bis dahin teilen Sie den Kurzlink.',
  },
  copyAddress: 'Adresse der Seite kopieren',
  open: 'Seite öffnen',
  byMail: 'Per E-Mail senden',
  system: 'Teilen …',
  qr: 'QR-Code',
  qrHelp: 'Für Plakate, Folien und Eintrittskarten. Er führt zur Seite.',
  qrOf: (address) => `QR-Code, der zu ${address} führt`,
  embed: 'Button auf Ihrer Website',
  embedHelp: 'Einmal einfügen. Spätere Änderungen erscheinen dort von selbst.',
  builder: 'Alle Möglichkeiten ausprobieren',
  target: 'Wo',
  targets: { html: 'HTML', line: 'Eine Zeile', react: 'React', wordpress: 'WordPress', mail: 'E-Mail' },
  hints: {
    html: 'Die erste Zeile einmal auf der Seite, die zweite überall, wo ein Button sein soll.',
    line: 'Der Button erscheint dort, wo die Zeile steht.',
    react: 'React 19. „npm run pack:button“ im Ordner des Servers erzeugt das Paket.',
    wordpress:
      'In einen Block „Individuelles HTML“. Entfernt WordPress Skripte, kommt die erste Zeile in die Fußzeile.',
    mail: 'Ein Link mit einem Bild des Buttons: In E-Mails laufen keine Skripte.',
  },
  code: 'Code',
  feed: 'Abonnement',
  feedHelp: 'Kalender, die diese Adresse abonnieren, bekommen jede Änderung von selbst.',
  feedAddress: 'Adresse des Feeds',
  calendars: {
    apple: 'Apple',
    google: 'Google',
    ical: 'iCal-Datei',
    ms365: 'Microsoft 365',
    msteams: 'Teams',
    outlookcom: 'Outlook.com',
    yahoo: 'Yahoo',
  },
  welcome: {
    title: 'Es ist online',
    text: 'Schicken Sie jemandem die Adresse, drucken Sie den QR-Code aus, oder setzen Sie den Button auf Ihre Website. Texte, Farben und Bilder lassen sich jederzeit ändern.',
    edit: 'Nach Wunsch gestalten',
  },
  draft: {
    title: 'Besucher sehen es noch nicht',
    text: 'Dies ist ein Entwurf. Sobald er veröffentlicht ist, finden Sie hier die Adresse, den QR-Code und den Knopf für Ihre Website.',
    viewer: 'Dies ist ein Entwurf. Sobald ihn jemand veröffentlicht, finden Sie hier die Adresse und den QR-Code.',
    publish: 'Veröffentlichen',
  },
  noPage:
    'Dieser Kalender hat noch keine Seite. Erlauben Sie unter „Bearbeiten“ das Abonnieren, oder zeigen Sie seine Veranstaltungen.',
}
