import type { Texts } from '../en/index.ts'
import { plural } from '../plural.ts'

const count = plural('de')

export const richText: Texts['richText'] = {
  toolbar: (label) => `Formatierung von ${label}`,
  block: 'Art des Textes',
  paragraph: 'Text',
  heading1: 'Große Überschrift',
  heading2: 'Überschrift',
  heading3: 'Kleine Überschrift',
  heading4: 'Zwischenüberschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  link: 'Link',
  address: 'Adresse',
  addressHelp: 'Eine Webseite, eine E-Mail-Adresse oder tel: mit einer Telefonnummer.',
  wrongLink: 'Das ist keine Adresse. Versuchen Sie etwas wie https://example.org oder info@example.org.',
  setLink: 'Link setzen',
  unlink: 'Link entfernen',
  linkOfButton: 'Wie der Button der E-Mail',
  variable: 'Variable',
  variablesFound: (number) =>
    count(number, {
      one: 'Eine Variable. Die Eingabetaste fügt sie ein.',
      other: `${number} Variablen. Wählen Sie mit den Pfeiltasten und der Eingabetaste.`,
    }),
}
