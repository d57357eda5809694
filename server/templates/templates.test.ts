import assert from 'node:assert/strict'
import { test } from 'node:test'
import { updateOrganization } from '../accounts/organizations.ts'
import { rewriteStored } from '../testing/events.ts'
import { type Caller, startServer } from '../testing/server.ts'

const style = { name: 'x', options: ['ical'] }

/** Sends each value for the field and expects that it is refused by name and that nothing was created. */
async function assertRefused(
  server: Caller,
  path: string,
  body: Record<string, unknown>,
  field: string,
  values: unknown[],
  at = field,
) {
  for (const value of values) {
    const answer = await server.post(path, { ...body, [field]: value })
    assert.equal(answer.status, 400, `${field}: ${JSON.stringify(value)} gave ${answer.text}`)
    const fields = answer.body.details.errors.map((error: { field: string }) => error.field)
    assert.ok(
      fields.every((name: string) => name.startsWith(at)),
      `${JSON.stringify(value)}: ${fields}`,
    )
    assert.ok(answer.body.message.includes(field))
  }
  assert.deepEqual((await server.get(`${path}/all`)).body, [])
}

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

test('a landing page needs a name; everything else has a default', async (t) => {
  const server = await startServer(t)

  const { id } = await server.client.landingpage.create({ name: 'Page' })

  const { date_created: _, ...read } = await server.client.landingpage.read(id)
  assert.deepEqual(read, {
    id: 1,
    name: 'Page',
    title: '',
    highlight_color: '#2f6fed',
    background: 'solid',
    gradient_direction: 'linear-t',
    background_color_1: '#f6f7f9',
    image_repeat: false,
    meta_robots_override: false,
    intro: null,
    legal: null,
    background_color_2: null,
    meta_title_override: null,
    meta_description_override: null,
    header_image: null,
    image: null,
    custom_domain: null,
    date_updated: null,
  })
})

test('colours must be hex colours', async (t) => {
  const server = await startServer(t)

  for (const field of ['highlight_color', 'background_color_1', 'background_color_2']) {
    await assertRefused(server, '/landingpage', { name: 'x' }, field, [
      '#deadbe; position:fixed; inset:0',
      'red',
      '#12345',
      '#ggg',
      '#abc\n',
      5,
    ])
  }
  for (const colour of ['#abc', '#AABBCC']) {
    assert.equal((await server.post('/landingpage', { name: 'x', highlight_color: colour })).status, 201)
  }
})

test('the background picture may come from the library', async (t) => {
  const server = await startServer(t)

  const { id } = await server.client.landingpage.create({ name: 'x', background: 'preset', image: 'preset-fern' })
  const unknown = await server.post('/landingpage', { name: 'x', background: 'preset', image: 'preset-nowhere' })
  const header = await server.post('/landingpage', { name: 'x', header_image: 'preset-fern' })

  assert.equal((await server.client.landingpage.read(id)).image, 'preset-fern')
  assert.deepEqual(unknown.body.details.errors, [
    {
      field: 'image',
      message:
        'image must be the id of an uploaded image of your organization, or one of preset-dawn, preset-dunes, preset-fern, preset-harbour, preset-paper, preset-night.',
    },
  ])
  assert.equal(header.body.message, 'header_image must be the id of an uploaded image of your organization.')
  await server.client.landingpage.update(id, { image: null })
  assert.equal((await server.client.landingpage.read(id)).image, null)
})

test('the URL of a CTA must be safe to open', async (t) => {
  const server = await startServer(t)
  const link = { name: 'x', type: 'link' }

  await assertRefused(server, '/cta-block', link, 'url', [
    'javascript:x',
    ' JaVaScRiPt:x',
    'java\nscript:x',
    'data:x',
    '//h.example',
    'https://u:p@h.example/',
    'httpx://h.example',
    'http:h.example',
    `https://h.example/${'x'.repeat(2048)}`,
  ])
  await assertRefused(server, '/cta-block', { name: 'x', type: 'form' }, 'url', ['mailto:a@example.org', 'tel:+123'])
  for (const url of ['https://h.example/a?b=c#d', 'HTTP://h.example', 'mailto:a@example.org', 'tel:+49123']) {
    assert.equal((await server.post('/cta-block', { ...link, url })).status, 201, url)
  }
})

test('the numbers and the closing time of an RSVP template are validated', async (t) => {
  const server = await startServer(t)
  const refused = (field: string, values: unknown[]) =>
    assertRefused(server, '/rsvp-block', { name: 'x' }, field, values)

  await refused('max', [0, -1, 1.5, '10', 1_000_001])
  await refused('maxpp', [0, 1001])
  await refused('expires', [
    '2026-02-30T10:00:00Z',
    'tomorrow',
    5,
    '2026-02-20',
    '2026-02-20T10:00:00',
    '2026-02-20T10:00:00+25:00',
    '2026-02-20T10:00:00+0200',
    '2200-01-01T00:00:00Z',
    '2199-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-23:59',
    '0000-01-01T00:00:00+23:59',
  ])
  const infinite = await server.post('/rsvp-block', '{"name":"x","max":1e400}')
  const { id } = await server.client.rsvpBlock.create({ name: 'x', expires: '2020-02-29T10:00:00Z', max: 1_000_000 })

  assert.equal(infinite.status, 400)
  assert.equal((await server.client.rsvpBlock.read(id)).expires, '2020-02-29T10:00:00.000Z')
  await server.client.rsvpBlock.update(id, { expires: '2199-12-31T23:59:59+02:00' })
  assert.equal((await server.client.rsvpBlock.read(id)).expires, '2199-12-31T21:59:59.000Z')
})

test('one sign-up cannot take more seats than there are', async (t) => {
  const server = await startServer(t)
  const message = 'maxpp must not be greater than max, which is 3: one sign-up cannot take more seats than there are.'

  const created = await server.post('/rsvp-block', { name: 'x', max: 3, maxpp: 4 })
  const { id } = (await server.post('/rsvp-block', { name: 'x', max: 4, maxpp: 4 })).body
  const lowered = await server.patch(`/rsvp-block/${id}`, { max: 3 })
  const both = await server.patch(`/rsvp-block/${id}`, { max: 3, maxpp: 3 })
  const unlimited = await server.patch(`/rsvp-block/${id}`, { max: null, maxpp: 1000 })

  assert.deepEqual([created.status, created.body.message], [400, message])
  assert.deepEqual([lowered.status, lowered.body.message], [400, message])
  assert.deepEqual([both.status, unlimited.status], [200, 200])
})

test('an RSVP template stored before its numbers were compared can still be changed', async (t) => {
  const server = await startServer(t)
  const { id } = (await server.post('/rsvp-block', { name: 'x', max: 2, maxpp: 2, expires: '2199-01-01T00:00:00Z' }))
    .body
  await rewriteStored(server, 'rsvp_block', '"maxpp":2', '"maxpp":5')
  await rewriteStored(server, 'rsvp_block', '2199-01-01', '2299-01-01')

  const renamed = await server.patch(`/rsvp-block/${id}`, { name: 'y', doi: true })
  const read = (await server.get(`/rsvp-block/${id}`)).body
  const sentBack = await server.patch(`/rsvp-block/${id}`, read)
  const raised = await server.patch(`/rsvp-block/${id}`, { maxpp: 6 })

  assert.deepEqual([renamed.status, sentBack.status, raised.status], [200, 200, 400])
  assert.deepEqual([read.name, read.maxpp, read.expires], ['y', 5, '2299-01-01T00:00:00.000Z'])
})

test('an item that shows nothing yet is stored with a warning', async (t) => {
  const server = await startServer(t)

  const link = await server.post('/cta-block', { name: 'x', type: 'link' })
  const whole = await server.post('/cta-block', { name: 'x', type: 'link', url: 'https://example.org/' })
  const image = await server.post('/landingpage', { name: 'x', background: 'image' })
  const group = await server.post('/group', { name: 'x', cta: true })

  assert.deepEqual(link.body.warnings, ['type has no effect without url: there is nothing to link to.'])
  assert.equal(whole.body.warnings, undefined)
  assert.deepEqual(image.body.warnings, [
    'background has no effect without image: the page shows its first background colour.',
  ])
  assert.deepEqual(group.body.warnings, ['cta has no effect without cta_block.'])
})

test('every organization starts with one email template of each type', async (t) => {
  const server = await startServer(t)

  const all = await server.client.emailTemplate.all()

  assert.deepEqual(
    all.map((template) => template.type),
    [
      'rsvp_doi',
      'rsvp_thank_you',
      'rsvp_signup_confirmation',
      'rsvp_change_confirmation',
      'rsvp_event_update',
      'rsvp_magic_link',
      'rsvp_second_signup',
    ],
  )
  for (const { id, name, type } of all) assert.deepEqual(await server.client.emailTemplate.ofType(type), [{ id, name }])
  const latest = await server.client.emailTemplate.latest()
  assert.deepEqual(Object.keys(latest).toSorted(), [
    'button_label',
    'content',
    'date_created',
    'date_updated',
    'from_name',
    'headline',
    'id',
    'name',
    'reply_to',
    'subject',
    'type',
  ])
  assert.equal(latest.type, 'rsvp_second_signup')
  assert.equal((await server.get('/email-template/rsvp_unknown')).status, 404)
  assert.equal((await server.post('/email-template', { name: 'x' })).status, 404)
  assert.equal((await server.patch('/email-template/rsvp_doi', { name: 'x' })).status, 405)
})
