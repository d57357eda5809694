import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folded, searchTerms } from './search-text.ts'

test('texts that differ in case, accents or width fold to the same', () => {
  assert.equal(folded('Große Straße'), 'GROSSE STRASSE')
  assert.equal(folded('GROẞE  STRASSE '), 'GROSSE STRASSE')
  assert.equal(folded('Οδυσσεύς'), folded('ΟΔΥΣΣΕΥΣ'))
  assert.equal(folded('ışık İZMİR'), 'ISIK IZMIR')
  assert.equal(folded('ＴＯＫＹＯ'), 'TOKYO')
  assert.equal(folded('Łódź, København, Ærø, Œuvre, Đà Nẵng, Höfði, Þingvellir, Ħamrun'), 'LODZ, KOBENHAVN, AERO, OEUVRE, DA NANG, HOFDI, THINGVELLIR, HAMRUN') // oxfmt-ignore
  // These marks make other letters.
  assert.notEqual(folded('が'), folded('か'))
})

test('a query is at most eight different words', () => {
  assert.deepEqual(searchTerms(' Jazz,  münchen jazz '), ['JAZZ', 'MUNCHEN'])
  assert.deepEqual(searchTerms('a b c d e f g h i'), ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])
  assert.deepEqual(searchTerms(' , '), [])
})
