import assert from 'node:assert/strict'
import { test } from 'node:test'
import { updateOrganization } from '../accounts/organizations.ts'
import { assertRefused } from '../testing/refusals.ts'
import { startServer } from '../testing/server.ts'

const style = { name: 'x', options: ['ical'] }

test('a style needs a name and options; everything else has a default', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/style', { name: 'Spring', options: ['google', 'ical'] })

  assert.equal(answer.status, 201)
  assert.deepEqual(answer.body, { status: 'success', message: 'created', id: '1' })
  const { date_created, ...read } = (await server.get('/style/1')).body
  assert.match(date_created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(read, {
    id: 1,
    name: 'Spring',
    options: ['google', 'ical'],
    buttonStyle: 'default',
    inline: false,
    buttonsList: false,
    trigger: 'hover',
    listStyle: 'dropdown',
    hideBackground: false,
    hideIconButton: false,
    hideIconList: false,
    hideIconModal: false,
    hideTextLabelButton: false,
    hideTextLabelList: false,
    hideCheckmark: false,
    lightMode: 'light',
    language: 'en',
    hideRichData: false,
    bypassWebViewCheck: false,
    hideBranding: false,
    inlineRsvp: false,
    pastDateHandling: 'none',
    size: '6',
    proxy: true,
    forceOverlay: false,
    load_async: false,
    customCss: null,
    customLabels: null,
    images: null,
    identifier: null,
    styleLight: null,
    styleDark: null,
    optionsMobile: null,
    optionsIOS: null,
    date_updated: null,
  })
})

test('the fields of a style accept only their allowed values', async (t) => {
  const server = await startServer(t)
  const refused = (field: string, values: unknown[]) => assertRefused(server, '/style', style, field, values)

  await refused('options', ['apple', [], ['APPLE'], ['apple', 'x'], ['apple', 'apple'], null])
  await refused('size', ['11', '-1', '5.5', 'abc', 6])
  await refused('hideBackground', ['true', 1, 'false'])
  await refused('language', ['en-US', 'xx', 'EN', ''])
  await refused('images', ['https://example.org/a.jpg', ['javascript:x'], Array(11).fill('https://example.org/a.jpg')])
  await refused('styleLight', [
    { '--x': 'red;} body{display:none' },
    { '--x': 'url(https://h.example/a)' },
    { '--x': 'URL (https://h.example/a)' },
    { 'a;}b{': 'red' },
    { '--X': 'red' },
    { '--x': 'a\\62' },
    { '--x': '/* open' },
    { '--x': '"open' },
    { '--x': "image-set('https://h.example/x')" },
    { '--x': 'x'.repeat(201) },
    { '--x': 5 },
    '--x: red',
  ])
  await refused('styleDark', [{ '--x': '</style>' }])
  await refused('customLabels', [{ unknown: 'x' }, { close: 5 }, 'close'])
  await refused('identifier', ['', 'a b', 'ü', 'a"b', '<x>', 'x'.repeat(101), 5])
  await refused('customCss', [
    'javascript:x',
    'data:text/css,x',
    '//h.example/a.css',
    'ftp://h.example/a.css',
    'https://h.example/a',
    'https://u:p@h.example/a.css',
    'http:h.example/a.css',
  ])
})

test('styles accept every valid value', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/style', {
    ...style,
    buttonStyle: 'custom',
    customCss: 'https://h.example/Button.CSS?v=2',
    styleLight: { '--btn-shadow': 'rgba(0, 0, 0, .2) 0 4px 10px -2px', '--font': '"Helvetica Neue", Arial' },
    customLabels: { 'label.addtocalendar': 'Merken', 'form.success.title': 'Danke' },
    images: ['https://example.org/a.jpg'],
    identifier: `Spring_2027-${'x'.repeat(88)}`,
  })

  assert.equal(answer.status, 201, answer.text)
})

test('an invalid name is refused with the rule for names', async (t) => {
  const server = await startServer(t)

  const answer = await server.post('/style', {
    ...style,
    customLabels: { foo: 'x' },
    styleLight: { '--Btn': 'red', '--btn': 'url(x)' },
    styleDark: { btn: 'red' },
  })

  const rule =
    'is not a name for a CSS variable: it must be two hyphens followed by lower-case letters, digits and hyphens, such as --btn-background.'
  assert.deepEqual(answer.body.details.errors, [
    {
      field: 'customLabels.foo',
      message:
        'customLabels.foo is not one of the 62 labels of the button, such as label.addtocalendar, label.rsvp or close; ' +
        'the API reference at /docs lists them all at the field customLabels.',
    },
    { field: 'styleLight.--Btn', message: `styleLight.--Btn ${rule}` },
    {
      field: 'styleLight.--btn',
      message:
        'styleLight.--btn must be CSS without ; { } < > \\ and /*, without url( or image-set(, with quotes in pairs.',
    },
    { field: 'styleDark.btn', message: `styleDark.btn ${rule}` },
  ])
})

test('the button style custom needs a style sheet, on creation and after every update', async (t) => {
  const server = await startServer(t)
  await assertRefused(server, '/style', style, 'buttonStyle', ['custom'], 'customCss')
  await server.post('/style', { ...style, buttonStyle: 'custom', customCss: 'https://h.example/a.css' })

  const cleared = await server.patch('/style/1', { customCss: null })
  const both = await server.patch('/style/1', { customCss: null, buttonStyle: null })

  assert.equal(cleared.status, 400)
  assert.match(cleared.body.message, /^customCss is required while buttonStyle is custom\./)
  assert.equal(both.status, 200)
})

test('hiding the branding needs a plan above hobby', async (t) => {
  const server = await startServer(t)
  const hobby = await server.newOrganization({ plan: 'hobby' })
  const regular = await server.newOrganization({ plan: 'regular' })

  await assertRefused(hobby, '/style', style, 'hideBranding', [true])
  assert.equal((await hobby.post('/style', { ...style, hideBranding: false })).status, 201)
  assert.equal((await regular.post('/style', { ...style, hideBranding: true })).status, 201)
  assert.equal((await server.post('/style', { ...style, hideBranding: true })).status, 201)
})

test('a style that hides the branding stays editable on a smaller plan, until it shows the branding', async (t) => {
  const server = await startServer(t)
  await server.post('/style', { ...style, hideBranding: true })
  await server.context.database.transaction((tx) =>
    updateOrganization(tx, server.actor.by, server.context.now(), server.organization, { plan: 'hobby' }),
  )
  server.advance(60_000)

  const edited = await server.patch('/style/1', { name: 'New name' })
  const read = (await server.get('/style/1')).body
  const sentBack = await server.patch('/style/1', { ...read, name: 'Newer name' })
  const shown = await server.patch('/style/1', { hideBranding: false })
  const hiddenAgain = await server.patch('/style/1', { hideBranding: true })

  assert.deepEqual([edited.status, sentBack.status, shown.status, hiddenAgain.status], [200, 200, 200, 400])
  assert.equal(hiddenAgain.body.message, 'hideBranding needs the plan regular or enterprise.')
})
