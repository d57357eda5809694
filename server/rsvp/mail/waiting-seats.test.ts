import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { textOf, tokenIn } from '../../testing/mail-server.ts'
import { arrived, newRsvpEvent, signUp, withMailServer, work } from '../../testing/mailing.ts'
import { type TestServer } from '../../testing/server.ts'
import { open } from '../../testing/visitor.ts'
import { answers } from '../answers.ts'

test('mails and pages about the waiting list say how many seats they are about', async (t) => {
  const { server, event, mails } = await waitingForThree(t)
  await release(server, event)
  const [, joined, ...others] = await mails(4)
  const offer = others.find(({ headers }) => headers.subject === 'There are 3 seats for you: Summer party')
  const pageOf = async () => (await open(server, `/${event}/rsvp/manage/${tokenIn(offer!, 'manage')}`)).text
  const offered = await pageOf()
  server.advance(3_600_000)
  await answers(server.context).expire()
  const lapsed = (await mails(5)).at(-1)!

  assert.match(textOf(joined!), /If 3 become free, we'll email you an offer\./)
  assert.match(textOf(offer!), /we're holding your seats\. Take them in time/)
  assert.match(textOf(offer!), /^Take my 3 seats:\nhttps:/m)
  // A ticket, not a letter.
  assert.match(offered, /<p class="sign">[^M]*d="M3\.25 6\.25h13\.5/)
  assert.match(offered, /<h1>There are 3 seats for you<\/h1>.*>Take my 3 seats<\/button>/s)
  assert.match(textOf(lapsed), /We held 3 seats for you, but the time to take them has run out\./)
  assert.match(await pageOf(), /We held 3 seats for you/)
})

test('in Polish, the form of the word follows from the number', async (t) => {
  const { server, event, mails } = await waitingForThree(t, 'pl')
  await release(server, event)

  const offer = (await mails(4)).find(({ headers }) => headers.subject === 'Mamy dla Ciebie 3 miejsca: Summer party')

  assert.match(textOf(offer!), /^Przyjmij 3 miejsca:\nhttps:/m)
})

/** Eva has all three seats of an event. */
async function waitingForThree(t: TestContext, language = 'en') {
  const [server, sink] = await withMailServer(t)
  work(t, server)
  const event = await newRsvpEvent(server, { max: 3, maxpp: 3, waiting_list: true, offer_hours: 1 })
  const mails = (count: number) => arrived(server, sink, count)
  await signUp(server, event, { email: 'eva@example.org', amount: 3 })
  await mails(1)
  await signUp(server, event, { email: 'ann@example.org', amount: 3, waiting: true }, language)
  await mails(2)
  return { server, event, mails }
}

async function release(server: TestServer, event: string) {
  const [eva] = (await server.get(`/rsvp-answers/${event}`)).body
  await server.patch(`/rsvp-answers/${eva.id}`, { status: 'declined', inform: true })
}
