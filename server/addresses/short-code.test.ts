import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortCodes } from './short-code.ts'

test('a code belongs to one number, in capitals as well', () => {
  const { codeOf, numberOf } = shortCodes('key')

  assert.deepEqual([0, 1, 2, 13_492_928_511].map(codeOf), ['7fbsvy9', 'pmkhqws', '6zhwtgc', '6kvqp4d'])
  for (const number of [0, 1, 2, 3, 4711, 13_492_928_510, 13_492_928_511]) {
    assert.equal(numberOf(codeOf(number)!), number)
    assert.equal(numberOf(codeOf(number)!.toUpperCase()), number)
  }
})

test('no code is given twice, and all are seven letters and digits that nobody confuses', () => {
  const { codeOf } = shortCodes('key')

  const codes = Array.from({ length: 100_000 }, (_, i) => codeOf(i)!)

  assert.equal(new Set(codes).size, 100_000)
  assert.deepEqual(
    codes.filter((code) => !/^[2-9b-df-hjkmnp-tv-z]{7}$/.test(code)),
    [],
  )
})

test('codes of consecutive numbers have nothing in common, and those of another key lead elsewhere', () => {
  const [one, other] = [shortCodes('key'), shortCodes('other')]
  const firsts = Array.from({ length: 1000 }, (_, i) => one.codeOf(i)!.slice(0, 2))

  // Of 784 pairs of letters, about 565 are expected among 1000 at random.
  assert.ok(new Set(firsts).size > 500, String(new Set(firsts).size))
  assert.notEqual(other.numberOf(one.codeOf(7)!), 7)
})

test('numbers that are too large have no code, and other texts are none', () => {
  const { codeOf, numberOf } = shortCodes('key')

  assert.equal(codeOf(13_492_928_512), undefined)
  assert.equal(codeOf(900_000_000_000_000), undefined)
  for (const text of ['', '222222', '22222222', '222222o', '222222l', '222222e', '222222~', '222222\u00e4'])
    assert.equal(numberOf(text), undefined, text)
})
