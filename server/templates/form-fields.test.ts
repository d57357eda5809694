import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'

test('form fields must follow the rules of their type', async (t) => {
  const server = await startServer(t)
  const refusals: [string, unknown[]][] = [
    ['fields[0].type', [{ name: 'a' }]],
    ['fields[0].type', [{ type: 'date', name: 'a' }]],
    ['fields[0].name', [{ type: 'text' }]],
    [
      'fields[1].name',
      [
        { type: 'text', name: 'a' },
        { type: 'checkbox', name: 'a' },
      ],
    ],
    [
      'fields[2].name',
      [
        { type: 'radio', name: 'a', placeholder: 'x' },
        { type: 'text', name: 'b' },
        { type: 'radio', name: 'a', placeholder: 'y' },
      ],
    ],
    ['fields[0].placeholder', [{ type: 'checkbox', name: 'a', placeholder: 'x' }]],
    ['fields[0].placeholder', [{ type: 'hidden', name: 'a', placeholder: 'x' }]],
    ['fields[0].default', [{ type: 'text', name: 'a', default: true }]],
    ['fields[0].default', [{ type: 'number', name: 'a', default: 'many' }]],
    ['fields[0].default', [{ type: 'number', name: 'a', default: 5 }]],
    ['fields[0].default', [{ type: 'checkbox', name: 'a', default: 'yes' }]],
    ['fields[0].default', [{ type: 'label', label: 'a', default: 'x' }]],
    ['fields[0].default', [{ type: 'hidden', name: 'a', required: true }]],
    ['fields[0].required', [{ type: 'text', name: 'a', required: 'yes' }]],
    ['fields[0].label', [{ type: 'label' }]],
    ['fields[0].label', [{ type: 'label', label: ' ' }]],
    ['fields[0].placeholder', [{ type: 'radio', name: 'a', label: 'Yes' }]],
    ['fields[0].placeholder', [{ type: 'radio', name: 'a', label: 'Yes', placeholder: ' ' }]],
    [
      'fields[2].placeholder',
      [
        { type: 'text', name: 'b' },
        { type: 'radio', name: 'a', placeholder: 'x' },
        { type: 'radio', name: 'a', placeholder: 'x' },
      ],
    ],
    [
      'fields[2].default',
      [
        { type: 'radio', name: 'a', placeholder: 'x', default: true },
        { type: 'radio', name: 'a', placeholder: 'y', default: false },
        { type: 'radio', name: 'a', placeholder: 'z', default: true },
      ],
    ],
    ['fields[0]', ['text']],
    ...[
      '',
      ' ',
      ' a',
      'a ',
      '"a"',
      "a'",
      '<b>',
      'a=b',
      'a&b',
      'a/b',
      '.a',
      '[a]',
      '🎉',
      'x'.repeat(101),
      '__proto__',
      '_charset_',
    ].map((name): [string, unknown[]] => ['fields[0].name', [{ type: 'text', name }]]),
  ]

  for (const path of ['/cta-block', '/rsvp-block']) {
    for (const [field, fields] of refusals) {
      const answer = await server.post(path, { name: 'x', ...(path === '/cta-block' && { type: 'form' }), fields })
      assert.equal(answer.status, 400, JSON.stringify(fields))
      assert.deepEqual(
        answer.body.details.errors.map((error: { field: string }) => error.field),
        [field],
      )
    }
  }
})

test('form fields of every type are accepted', async (t) => {
  const server = await startServer(t)
  const names = [
    'a',
    'first name',
    'data[first-name]',
    'entry.123',
    'xml:lang',
    '_x',
    '1st',
    'Straße',
    'नाम',
    'x'.repeat(100),
  ]

  const answer = await server.post('/rsvp-block', {
    name: 'x',
    fields: [
      ...names.map((name) => ({ type: 'text', name })),
      { type: 'label', name: 'a', label: 'Meal' },
      { type: 'radio', name: 'meal', label: 'Meat', placeholder: 'meat', default: true },
      { type: 'radio', name: 'meal', label: 'Vegan', placeholder: 'vegan', default: false },
      { type: 'radio', name: 'fasting', label: 'Nothing', placeholder: 'yes', default: false },
      { type: 'checkbox', name: 'terms', required: true, default: false },
      { type: 'hidden', name: 'source', required: true, default: 'event' },
    ],
  })

  assert.equal(answer.status, 201, answer.text)
})

test('sending form fields replaces the whole list', async (t) => {
  const server = await startServer(t)
  const group = [
    { type: 'label', label: 'Meal' },
    { type: 'radio', name: 'meal', placeholder: 'meat', default: true },
    { type: 'radio', name: 'meal', placeholder: 'vegan' },
    { type: 'hidden', name: 'campaign', default: 'spring' },
    { type: 'number', name: 'age', default: '18', required: true },
  ]
  await server.post('/rsvp-block', { name: 'x', fields: group })

  await server.patch('/rsvp-block/1', { fields: [{ type: 'text', name: 'company' }] })

  const { fields } = await server.client.rsvpBlock.read(1)
  assert.deepEqual(fields, [
    { type: 'text', name: 'company', required: false, label: null, placeholder: null, default: null },
  ])
  await server.patch('/rsvp-block/1', { fields: null })
  assert.deepEqual((await server.client.rsvpBlock.read(1)).fields, [])
})
