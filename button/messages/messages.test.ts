import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@kalends/contract'
import { form } from './form-en.ts'
import { share } from './share-en.ts'
import { directionOf, languageOf, languages as own, messagesIn } from './messages.ts'
import { signUpTextsIn } from './texts.ts'

/** Every text with its path. Functions are called with a sample name or number. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, value(place === '.madeWith' ? 'Kalends' : 3)]]
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`))
}

async function textsOf(language: (typeof languages)[number]): Promise<[string, string][]> {
  const { signUp, ticket } = await signUpTextsIn(language)
  return textsIn({ form, share, ...(await messagesIn(language)), signUp, ticket })
}

test('the button translates every text into every language', async () => {
  const english = new Map(await textsOf('en'))

  assert.deepEqual(own, [...languages].toSorted())
  for (const language of languages) {
    const texts = await textsOf(language)
    assert.deepEqual(texts.map(([place]) => place).toSorted(), [...english.keys()].toSorted())
    for (const [place, text] of texts) {
      assert.equal(text, text.trim(), `${language}${place}`)
      assert.notEqual(text, '', `${language}${place}`)
      assert.equal(text.includes('Kalends'), place === '.madeWith', `${language}${place}`)
      // Yes and no are the same in some languages.
      if (language !== 'en' && text.length > 4) assert.notEqual(text, english.get(place), `${language}${place}`)
    }
  }
})

test('Arabic and Persian are written from right to left', () => {
  assert.deepEqual(
    languages.filter((language) => directionOf(language) === 'rtl'),
    ['ar', 'fa'],
  )
})

test('a language tag selects the language it begins with', () => {
  assert.equal(languageOf('de-AT'), 'de')
  assert.equal(languageOf('zh_Hant_TW'), 'zh')
  assert.equal(languageOf('nb-NO'), 'no')
  assert.equal(languageOf(' EN '), 'en')
  assert.equal(languageOf('xx'), undefined)
  assert.equal(languageOf('constructor'), undefined)
})
