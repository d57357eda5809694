import type { Migration } from '../ddl.ts'

/**
 * Letters with a stroke and ligatures are found by plain letters. Texts that are searched have them folded since then: see
 * events/search-text.ts. Texts of older RSVPs can have small letters.
 */
export const foldedLetters: Migration['up'] = () => [update('event'), update('rsvp_answer')]

const letters = Object.entries({
  Ł: 'L',
  Ø: 'O',
  Æ: 'AE',
  Œ: 'OE',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  ß: 'SS',
  ı: 'I',
}).flatMap(([letter, plain]) => [...new Set([letter, letter.toLowerCase()])].map((each) => [each, plain] as const))

function update(table: string): string {
  const folded = letters.reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, 'search')
  const contained = letters.map(([letter]) => `search like '%${letter}%'`).join(' or ')
  return `update ${table} set search = ${folded} where ${contained}`
}
