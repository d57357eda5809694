import type { Texts } from '../en/index.ts'

export const people: Texts['settings']['people'] = {
  text: 'Wer hier mitarbeitet und was diese Personen dürfen.',
  members: 'Mitglieder',
  person: 'Person',
  role: 'Rolle',
  joined: 'Dabei seit',
  lastSeen: 'Zuletzt da',
  never: 'Nie',
  you: 'Sie',
  roleOf: (name) => `Rolle von ${name}`,
  actionsOf: (name) => `Aktionen für ${name}`,
  roleChanged: (name, role) => `${name} hat jetzt die Rolle ${role}`,
  lowerOwn: {
    title: 'Ihre eigene Rolle ändern?',
    owner: (role) =>
      `Mit der Rolle ${role} dürfen Sie weniger, und nur ein Inhaber kann Sie wieder zum Inhaber machen.`,
    admin: (role) =>
      `Mit der Rolle ${role} dürfen Sie weniger, und nur ein Admin oder ein Inhaber kann das wieder ändern.`,
    confirm: 'Meine Rolle ändern',
  },
  remove: 'Aus der Organisation entfernen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Die Person verliert sofort den Zugang. Was sie angelegt hat, bleibt. Zehn Sekunden lang können Sie das rückgängig machen, später die Person wieder einladen.',
  removed: (name) => `${name} wurde entfernt`,
  broughtBack: (name, role) => `${name} ist mit der Rolle ${role} zurück und meldet sich neu an`,
  lastOwner:
    'Wer als Einziger Inhaber ist, behält diese Rolle und kann nicht entfernt werden. Machen Sie zuerst jemand anderen zum Inhaber.',
  invitations: 'Offene Einladungen',
  invitationsText: 'Sieben Tage gültig. Eine neue Einladung an dieselbe Adresse ersetzt die frühere.',
  noInvitations: 'Zurzeit ist niemand eingeladen.',
  notDelivered: 'Nicht zugestellt',
  undelivered: (email) => `Die Einladung hat ${email} nicht erreicht`,
  showLink: 'Link anzeigen',
  reasons: {
    noMailbox:
      'Laut dem dortigen Mailserver gibt es diese Adresse nicht. Prüfen Sie die Schreibweise, oder geben Sie den Link auf anderem Weg weiter.',
    noDomain:
      'Die Adresse führt nirgendwohin. Prüfen Sie die Schreibweise, oder geben Sie den Link auf anderem Weg weiter.',
    full: 'Das Postfach ist voll. Senden Sie die Einladung später erneut, oder geben Sie den Link auf anderem Weg weiter.',
    refused:
      'Der dortige Mailserver hat sie abgelehnt. Senden Sie sie später erneut, oder geben Sie den Link auf anderem Weg weiter.',
  },
  invite: 'Personen einladen',
  inviteTitle: 'Jemanden einladen',
  email: 'E-Mail-Adresse',
  sendInvitation: 'Einladung senden',
  createLink: 'Einladungslink erstellen',
  noMail: 'Dieser Server kann keine E-Mails senden. Sie erhalten einen Link zum Weitergeben.',
  invited: (email) => `${email} ist eingeladen`,
  linkTitle: (email) => `Einladungslink für ${email}`,
  linkText: 'Geben Sie ihn nur dieser Person. Er gilt sieben Tage und wird nur jetzt angezeigt.',
  oldLinkText: 'Geben Sie ihn nur dieser Person. Er gilt, bis die Einladung abläuft.',
  linkLabel: 'Einladungslink',
  invitedBy: 'Eingeladen von',
  unknownInviter: 'Jemand, der nicht mehr dabei ist',
  until: 'Gültig bis',
  withdraw: 'Einladung zurückziehen',
  withdrawTitle: (email) => `Einladung an ${email} zurückziehen?`,
  withdrawText: 'Der Link funktioniert dann nicht mehr.',
  withdrawn: (email) => `Die Einladung an ${email} wurde zurückgezogen`,
  rolesTitle: 'Was die Rollen dürfen',
  roles: {
    owner: 'Alles, auch die Organisation exportieren und löschen und bestimmen, wer noch Inhaber ist.',
    admin: 'Verwaltet auch Personen, API-Schlüssel, Domains und Einstellungen und sieht die Aktivität.',
    editor: 'Erstellt und ändert Veranstaltungen, Kalender und Vorlagen, sieht Gäste und sendet E-Mails.',
    viewer: 'Sieht Veranstaltungen, Vorlagen und Statistik, ändert aber nichts und sieht keine Gäste.',
  },
}
