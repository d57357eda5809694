import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rsvpEvent, signUp } from '../testing/attendee.ts'
import { previewer } from '../testing/previews.ts'
import { type Answer, type TestServer, startServer } from '../testing/server.ts'
import { open } from '../testing/visitor.ts'

/** How each state comes about. */
const causes: Record<string, (server: TestServer, event: string) => Promise<unknown>> = {
  cancelled: (server, event) => server.patch(`/event/${event}`, { dates: [{ status: 'CANCELLED' }] }),
  closed: async (server, event) => {
    const { rsvp_block: block } = (await server.get(`/event/${event}`)).body
    return server.patch(`/rsvp-block/${block}`, { expires: '2026-01-01T00:00:00Z' })
  },
  full: (server, event) => signUp(server, event, { email: 'ann@example.org', amount: 2, status: 'confirmed' }),
  past: async (server) => server.turnClock(Date.parse('2027-05-01T19:30:00Z') - server.context.now()),
}

for (const [state, cause] of Object.entries(causes))
  test(`a preview of an event that is ${state} equals what visitors see then`, async (t) => {
    const server = await startServer(t)
    server.stopClock()
    const show = await previewer(server)
    const item = await rsvpEvent(server, { max: 2, maxpp: 2, initial_confirmation: false, headline: 'Come in' })

    const page = await show.page({ item, state })
    const form = await show.page({ item, state, part: 'form' })
    const button = await show.button({ item, state })
    await cause(server, item)

    const served = await open(server, `/${item}`)
    assert.equal(plain(page.body.html), plain(served.text))
    const hasForm = state === 'closed' || state === 'full'
    assert.equal(sectionIn(served) !== undefined, hasForm)
    if (hasForm) assert.equal(plain(sectionIn(form)!), plain(sectionIn(served)!))
    assert.equal(plain(button.text), plain((await server.request({ url: `/${item}/config.json` })).text))
  })

/** Without the greeting, which only the event page has. */
const sectionIn = ({ body, text }: Answer) =>
  /<section class="rsvp".*?<\/section>/s
    .exec(body?.html ?? text)?.[0]
    ?.replace(/(<div class="greeting".*?)?<script .*?<\/script>/s, '')

/** Without the token of the form. */
const plain = (text: string) => text.replaceAll(/(name="form" value="|"form":")[\w.-]+/g, '$1TOKEN')
