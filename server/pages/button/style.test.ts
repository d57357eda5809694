import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buttonDataOf } from '../../testing/button.ts'
import { startServer } from '../../testing/server.ts'
import { newEvent, newStyle } from '../../testing/visitor.ts'

test('fields that a style forces are in the data, and the style stays as it was sent', async (t) => {
  const server = await startServer(t)
  const { id: rsvp_block } = await server.client.rsvpBlock.create({ name: 'x' })
  const drawn = async (more: Record<string, unknown>, event: Record<string, unknown> = {}) => {
    const layout = await newStyle(server, more)
    const { style } = await buttonDataOf(server, await newEvent(server, { layout, ...event }))
    const stored = (await server.get(`/style/${layout}`)).body
    for (const [field, value] of Object.entries(more)) assert.equal(stored[field], value)
    return [style.buttonStyle, style.trigger, style.buttonsList]
  }
  const hover = { trigger: 'hover' }

  assert.deepEqual(await drawn({ ...hover, buttonsList: true }), ['default', 'hover', true])
  assert.deepEqual(await drawn({ ...hover, listStyle: 'modal' }), ['default', 'click', false])
  assert.deepEqual(await drawn({ ...hover, buttonStyle: 'flat' }), ['flat', 'hover', false])
  for (const buttonStyle of ['round', 'text', 'neumorphism'])
    assert.deepEqual(await drawn({ ...hover, buttonStyle }), [buttonStyle, 'click', false])
  const date = { ...hover, buttonStyle: 'date', buttonsList: true }
  assert.deepEqual(await drawn(date), ['date', 'click', false])
  assert.deepEqual(await drawn(date, { rsvp: true, rsvp_block }), ['default', 'hover', true])
})

test('without a style the defaults are drawn, all calendars are offered, and page and visitor determine the language', async (t) => {
  const server = await startServer(t)

  const { style, language, calendars } = await buttonDataOf(server, await newEvent(server))

  assert.equal(language, null)
  assert.deepEqual(style, {
    buttonStyle: 'default',
    customCss: null,
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
    identifier: null,
    bypassWebViewCheck: false,
    hideBranding: false,
    inlineRsvp: false,
    pastDateHandling: 'none',
    size: '6',
    proxy: true,
    forceOverlay: false,
    styleLight: null,
    styleDark: null,
    load_async: false,
  })
  assert.deepEqual(calendars.desktop, ['apple', 'google', 'ical', 'ms365', 'msteams', 'outlookcom', 'yahoo'])
  assert.deepEqual(calendars.ios, ['apple', 'google', 'ms365', 'msteams', 'outlookcom', 'yahoo'])
})

test('custom labels use one spelling', async (t) => {
  const server = await startServer(t)
  const labels = async (customLabels: Record<string, string>) =>
    (await buttonDataOf(server, await newEvent(server, { layout: await newStyle(server, { customLabels }) }))).labels

  assert.deepEqual(await labels({ google: 'G', 'label.rsvp.title': 'Join', 'form.success.title': 'Done' }), {
    google: 'G',
    'label.rsvp': 'Join',
    'form.success': 'Done',
  })
  assert.deepEqual(await labels({ 'label.rsvp': 'Old', 'label.rsvp.title': 'New' }), { 'label.rsvp': 'Old' })
})
