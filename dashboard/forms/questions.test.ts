import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormField } from '@kalends/contract'
import { fieldsOf, moved, nameOf, newQuestion, questionAt, questionsOf, withLabel } from './questions.ts'

const field = (given: Partial<FormField> & Pick<FormField, 'type'>): FormField => ({
  name: '',
  required: false,
  label: null,
  placeholder: null,
  default: null,
  ...given,
})
const radio = (label: string) =>
  field({ type: 'radio', name: 'meal', label, placeholder: label.toLowerCase(), default: false })
const meal = [field({ type: 'label', label: 'Meal' }), radio('Vegan'), radio('Fish')]

test('a label and the radio fields after it are one question', () => {
  const fields = [field({ type: 'text', name: 'name', label: 'Name', required: true }), ...meal]

  const questions = questionsOf(fields)

  assert.deepEqual(
    questions.map(({ kind, label, options }) => [kind, label, options.map(({ value }) => value)]),
    [
      ['text', 'Name', []],
      ['choice', 'Meal', ['vegan', 'fish']],
    ],
  )
  assert.equal(questionAt(fields, 0), 0)
  assert.equal(questionAt(fields, 3), 1)
})

test('questions become the same fields again', () => {
  const fields = [
    field({ type: 'label', label: 'About you' }),
    field({ type: 'text', name: 'name', label: 'Name', placeholder: 'Ann', default: 'x' }),
    field({ type: 'number', name: 'age', label: 'Age' }),
    field({ type: 'checkbox', name: 'news', label: 'News', default: true }),
    ...meal,
    { ...radio('Soup'), name: 'starter' },
    field({ type: 'hidden', name: 'source', default: 'page' }),
  ]

  assert.deepEqual(fieldsOf(questionsOf(fields)), fields)
})

test('two questions with choices stay two, even while one has no heading yet', () => {
  const first = { ...newQuestion('choice', ['A', 'B']), name: 'first' }
  const second = { ...newQuestion('choice', ['C', 'D']), name: 'second' }

  const questions = questionsOf(fieldsOf([first, second]))

  assert.deepEqual(questions.map(({ name }) => name), ['first', 'second']) // oxfmt-ignore
})

test('the name follows the label of a new question, but not of a saved one', () => {
  const fresh = withLabel(newQuestion('text'), 'Your company?', new Set(['your_company']), false)
  const typedOn = withLabel(fresh, 'Your', new Set(), false)
  const saved = withLabel({ ...newQuestion('text'), label: 'Name', name: 'name' }, 'Full name', new Set(), true)
  const chosen = withLabel({ ...newQuestion('text'), label: 'Name', name: 'own' }, 'Full name', new Set(), false)

  assert.deepEqual([fresh.name, typedOn.name, saved.name, chosen.name], ['your_company_2', 'your', 'name', 'own'])
  assert.deepEqual([nameOf('  Größe (cm)'), nameOf('!?')], ['größe_cm', ''])
})

test('a question moves by one, and not beyond the ends', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c'])
  assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
  assert.deepEqual(moved(['a', 'b'], 1, 2), ['a', 'b'])
})
