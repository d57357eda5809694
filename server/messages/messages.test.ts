import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@kalends/contract'
import { directionOf, messagesIn, preferredLanguage, withColon } from './messages.ts'
import { signInMessages } from './sign-in-messages.ts'

/** Every text with its path. Functions are called with a sample name. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return textsIn(value('Yahoo', 'Yahoo'), place)
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`))
}

test('every language translates every text', async () => {
  const english = new Map(textsIn(await messagesIn('en')))
  const onlyVariables = /^(\{\{\w+\}\}\W*)+$/

  for (const language of languages) {
    const texts = textsIn(await messagesIn(language))
    assert.deepEqual(
      texts.map(([place]) => place),
      [...english.keys()],
    )
    for (const [place, text] of texts) {
      assert.equal(text, text.trim(), `${language}${place}`)
      assert.notEqual(text, '', `${language}${place}`)
      assert.doesNotMatch(text, /\.\.|。。|।।/, `${language}${place}`)
      assert.equal(text.includes('Yahoo'), english.get(place)!.includes('Yahoo'), `${language}${place}`)
      if (language !== 'en' && !onlyVariables.test(text))
        assert.notEqual(text, english.get(place), `${language}${place}`)
    }
  }
})

test('every language translates every text around signing in', async () => {
  const english = new Map(textsIn(await signInMessages('en')))
  // Some languages share these words with English.
  const shared = /^\.(roles\.|password$|start\.docs$)/

  for (const language of languages) {
    const texts = textsIn(await signInMessages(language))
    assert.deepEqual(
      texts.map(([place]) => place),
      [...english.keys()],
    )
    for (const [place, text] of texts) {
      assert.equal(text, text.trim(), `${language}${place}`)
      assert.notEqual(text, '', `${language}${place}`)
      assert.doesNotMatch(text, /\.\.|。。|।।/, `${language}${place}`)
      assert.equal(text.includes('Yahoo'), english.get(place)!.includes('Yahoo'), `${language}${place}`)
      if (language !== 'en' && !shared.test(place)) assert.notEqual(text, english.get(place), `${language}${place}`)
    }
  }
})

test('the mails of every language use the same variables', async () => {
  const variablesIn = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([name]) => name)
  const english = new Map(textsIn((await messagesIn('en')).mail))

  for (const language of languages)
    for (const [place, text] of textsIn((await messagesIn(language)).mail))
      assert.deepEqual(variablesIn(text), variablesIn(english.get(place)!), `${language}${place}`)
})

test('colons follow the language, in labels and in texts', async () => {
  const faults = { fr: /(?<![\u00a0\d])[:;?!](?!\/\/)/, ja: /[^\p{ASCII}][:?!]/u, zh: /[^\p{ASCII}][:?!]/u }

  assert.equal(withColon('Next dates', 'en'), 'Next dates:')
  assert.equal(withColon('Prochaines dates', 'fr'), 'Prochaines dates\u00a0:')
  assert.equal(withColon('次回以降の日程', 'ja'), '次回以降の日程：')
  assert.equal(withColon('接下来的日期', 'zh'), '接下来的日期：')
  for (const [language, fault] of Object.entries(faults)) {
    const { page, mail } = await messagesIn(language as keyof typeof faults)
    const signIn = await signInMessages(language as keyof typeof faults)
    for (const [place, text] of textsIn({ page, mail, signIn })) assert.doesNotMatch(text, fault, `${language}${place}`)
  }
})

test('Arabic and Persian are written from right to left', () => {
  assert.deepEqual(
    languages.filter((language) => directionOf(language) === 'rtl'),
    ['ar', 'fa'],
  )
})

test('a browser gets the language it prefers most', () => {
  assert.equal(preferredLanguage('de-AT,de;q=0.9,en;q=0.8'), 'de')
  assert.equal(preferredLanguage('xx, fr;q=0.3, ja;q=0.7'), 'ja')
  assert.equal(preferredLanguage('nb-NO,nb'), 'no')
  assert.equal(preferredLanguage('de;q=0, pl'), 'pl')
  assert.equal(preferredLanguage('*'), 'en')
  assert.equal(preferredLanguage(';;;,q=,'), 'en')
  assert.equal(preferredLanguage(undefined), 'en')
})
