import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startServer } from '../testing/server.ts'
import { open, titleOf } from '../testing/visitor.ts'

test('the root of the server says what it is and leads to the application, in the language of the visitor', async (t) => {
  const server = await startServer(t)
  const { publicUrl } = server.context.settings

  const page = await open(server, '/', 'safari', { 'accept-language': 'de' })

  assert.equal(titleOf(page), 'Kalends')
  const links = [...page.text.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1])
  assert.deepEqual(links, [`${publicUrl}/app`, `${publicUrl}/docs`])
  assert.match(page.text, /<html lang="de"/)
  assert.match(page.text, /Veranstaltungsseiten, Anmeldungen und Kalender/)
  assert.doesNotMatch(page.text, /<script|Example/)
})

test('with ROOT_REDIRECT, visitors of the root are sent there', async (t) => {
  const server = await startServer(t, { ROOT_REDIRECT: 'https://www.example.org/events?from=root' })

  const { status, headers } = await open(server, '/')

  assert.deepEqual([status, headers.location], [302, 'https://www.example.org/events?from=root'])
})

test('ROOT_REDIRECT must be a web address', async (t) => {
  for (const address of ['/events', 'javascript:alert(1)', 'https://ann:secret@example.org'])
    await assert.rejects(startServer(t, { ROOT_REDIRECT: address }), /ROOT_REDIRECT is .* must be an address such as/)
})
