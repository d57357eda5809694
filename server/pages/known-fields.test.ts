import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormField } from '@kalends/contract'
import { knownField } from './known-fields.ts'

const fieldOf = (name: string, label: string | null = null, type: FormField['type'] = 'text') =>
  knownField({ type, name, label, placeholder: null, required: false, default: null })?.autocomplete

test('a field that asks for the name of the visitor is recognized by its label in any language, or by its name', () => {
  const names = [
    'Name',
    'Your name *',
    'Name (for the badge):',
    'Vor- und Nachname',
    'Imię i nazwisko',
    'お名前',
    '姓名',
  ]

  for (const label of names) assert.equal(fieldOf('field_1', label), 'name', label)
  assert.equal(fieldOf('name'), 'name')
  assert.equal(fieldOf('full_name', 'Who is coming?'), 'name')
  assert.deepEqual([fieldOf('a', 'Vorname'), fieldOf('b', 'Nachname')], ['given-name', 'family-name'])
})

test('a field that asks for the name of something else is not', () => {
  for (const label of ['Name of your dog', 'Team name', 'Nom', 'Username', 'Who is coming?'])
    assert.equal(fieldOf('name', label), undefined, label)
  assert.equal(fieldOf('name', 'Name', 'checkbox'), undefined)
})

test('what else browsers can fill in gets its keyboard', () => {
  const { autocomplete, inputmode } = knownField({ type: 'text', name: 'x', label: 'Telefonnummer', placeholder: null, required: false, default: null })! // oxfmt-ignore

  assert.deepEqual([autocomplete, inputmode], ['tel', 'tel'])
  assert.deepEqual(
    [fieldOf('Company'), fieldOf('plz'), fieldOf('zip_code')],
    ['organization', 'postal-code', 'postal-code'],
  )
})
