import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@kalends/contract'
import { buttonLabels } from './button-labels.ts'

test('buttons in small say the same as real ones, in every language', async () => {
  const real = await Promise.all(
    languages.map(async (language) => {
      const messages = (await import(`../../../button/messages/${language}.ts`)) as Record<string, { add: string }>
      return [language, messages[language]!.add]
    }),
  )

  assert.deepEqual({ ...buttonLabels }, Object.fromEntries(real))
})
