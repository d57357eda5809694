import { plural } from '../plural.ts'

const count = plural('en')

export const richText = {
  toolbar: (label: string) => `Formatting of ${label}`,
  block: 'Kind of text',
  paragraph: 'Text',
  heading1: 'Large heading',
  heading2: 'Heading',
  heading3: 'Small heading',
  heading4: 'Minor heading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  address: 'Address',
  addressHelp: 'A web page, an email address, or tel: with a phone number.',
  wrongLink: 'This is not an address. Try something like https://example.org or info@example.org.',
  setLink: 'Set link',
  unlink: 'Remove link',
  linkOfButton: 'Same as the button of the mail',
  variable: 'Variable',
  variablesFound: (number: number) =>
    count(number, {
      one: 'One variable. Enter inserts it.',
      other: `${number} variables. Use the arrow keys and Enter.`,
    }),
}
