import { hash } from 'node:crypto'

/** Without vowels, so that no code is a word, and without letters and digits that look alike. */
const letters = '23456789bcdfghjkmnpqrstvwxyz'
const length = 7

/** A code as somebody may type it. */
export const codePattern = `[0-9a-zA-Z]{${length}}`

// Numbers are two digits of a mixed radix, which the rounds change in turn.
const [low, high] = [letters.length ** 3, letters.length ** 4]
const rounds = 8

/**
 * Numbers and their codes: each number below 28^7 has a code of its own, in an order that nobody knows without the key. It is
 * a Feistel network, which is a permutation whatever the function of its rounds is. So no code needs to be stored, none is
 * given twice, and codes tell neither each other nor how many there are.
 */
export function shortCodes(key: string) {
  const round = (i: number, half: number) => hash('sha256', `${key} ${i} ${half}`, 'buffer').readUIntBE(0, 6)

  return {
    /** Undefined for a number too large. */
    codeOf(number: number): string | undefined {
      if (number >= low * high) return undefined
      let [left, right] = [Math.floor(number / high), number % high]
      for (let i = 0; i < rounds; i += 2) {
        left = (left + round(i, right)) % low
        right = (right + round(i + 1, left)) % high
      }
      return written(left * high + right)
    },
    /** Undefined for a text that is no code. */
    numberOf(code: string): number | undefined {
      const number = parsed(code.toLowerCase())
      if (number === undefined) return undefined
      let [left, right] = [Math.floor(number / high), number % high]
      for (let i = rounds - 2; i >= 0; i -= 2) {
        right = modulo(right - round(i + 1, left), high)
        left = modulo(left - round(i, right), low)
      }
      return left * high + right
    },
  }
}

export type ShortCodes = ReturnType<typeof shortCodes>

function written(number: number): string {
  let text = ''
  for (let rest = number; text.length < length; rest = Math.floor(rest / letters.length))
    text = letters[rest % letters.length]! + text
  return text
}

function parsed(code: string): number | undefined {
  if (code.length !== length) return undefined
  const digits = Array.from(code, (letter) => letters.indexOf(letter))
  return digits.includes(-1) ? undefined : digits.reduce((sum, digit) => sum * letters.length + digit, 0)
}

const modulo = (number: number, by: number) => ((number % by) + by) % by
