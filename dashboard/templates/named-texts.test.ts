import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { customLabelKeys, labelSpellings } from '@kalends/contract'
import { templateNames } from '../texts/en/template-names.ts'

const namesOf = (groups: Record<string, { names: Record<string, string> }>) =>
  Object.values(groups).flatMap(({ names }) => Object.keys(names))

test('every text of the button has a name that people understand', () => {
  const keys = customLabelKeys.filter((key) => !(key in labelSpellings))
  assert.deepEqual(namesOf(templateNames.labels).toSorted(), keys.toSorted())
})

test('every documented variable of the button has one, too', () => {
  const guide = readFileSync(new URL('../../docs/button.md', import.meta.url), 'utf8')
  const rows = guide.split('\n').filter((line) => /^\| [a-z ]+ \| `--/.test(line))
  const documented = [...new Set(rows.join(' ').match(/--[a-z-]+/g))]
  assert.ok(documented.length > 50)
  assert.deepEqual(namesOf(templateNames.variables).toSorted(), documented.filter((name) => name.length > 3).toSorted())
})
