import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const of = plural('de')

export const attendeeMessage: Texts['attendees']['writing'] = {
  title: 'Nachricht an Gäste',
  toSelected: (count) => of(count, { one: 'An 1 ausgewählte Anmeldung', other: `An ${count} ausgewählte Anmeldungen` }),
  toFiltered: 'An alle, auf die Suche und Filter passen',
  toEvent: 'An alle, die zugesagt haben oder vielleicht kommen',
  whoHelp: 'Jede Adresse bekommt eine E-Mail. Unbestätigte, gelöschte und abgemeldete Adressen bekommen keine.',
  declinedToo: 'Wählen Sie im Filter einen Status, um auch Absagen zu erreichen.',
  subject: 'Betreff',
  text: 'Text',
  textHelp: 'Reiner Text. Leerzeilen trennen Absätze, und Adressen werden zu Links.',
  variables: 'Einfügen',
  variable: {
    event: 'Veranstaltung',
    date: 'Datum',
    location: 'Ort',
    organizer: 'Veranstalter',
    status: 'Antwort',
    places: 'Plätze',
    link: 'Link zur Anmeldung',
  },
  preview: 'Vorschau',
  back: 'Bearbeiten',
  recipients: (count, shown) =>
    of(count, { one: '1 Person bekommt diese E-Mail', other: `${shown} Personen bekommen diese E-Mail` }),
  unsubscribed: (count) =>
    of(count, { one: '1 weitere hat sich abgemeldet.', other: `${count} weitere haben sich abgemeldet.` }),
  nobody: 'Niemand würde diese Nachricht bekommen',
  nobodyText: 'Alle Ausgewählten sind unbestätigt, gelöscht oder abgemeldet.',
  first: (address) => `So sieht sie ${address}`,
  mail: 'Die E-Mail, wie sie aussehen wird',
  send: (count, shown) => of(count, { one: 'An 1 Person senden', other: `An ${shown} Personen senden` }),
  sent: 'Die Nachricht ist unterwegs.',
  changed: 'Die Liste hat sich seit der Vorschau geändert. Sehen Sie sie sich noch einmal an, bevor Sie senden.',
  html: 'E-Mail',
  plain: 'Reiner Text',
  show: 'Anzeigen als',
  noMail:
    'Dieser Server hat noch keinen Mailserver. Nachrichten bleiben im E-Mail-Protokoll und werden nicht gesendet.',
}
