import fc from 'fast-check'

const surrogates = 0x800
const anyCharacter = fc
  .nat(0x10ffff - surrogates)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + surrogates))

/** Any characters. fast-check's own `binary` strings make a table of all of them first, which takes a second. */
export const anyText = (maxLength: number) => fc.string({ unit: anyCharacter, maxLength })
