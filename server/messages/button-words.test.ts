import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesIn as buttonMessagesIn } from '@kalends/button/messages/messages'
import type { TicketMessages } from '@kalends/button/messages/ticket/en'
import { languages } from '@kalends/contract'
import { messagesIn } from './messages.ts'

test('the button and the pages invite in the same words, and say the same about an event that is cancelled, over, full or closed', async () => {
  for (const language of languages) {
    const [{ page, rsvp }, button] = await Promise.all([messagesIn(language), buttonMessagesIn(language)])

    assert.deepEqual(
      [
        button.cancelled,
        button.cancelledEvent,
        button.cancelledText,
        button.expired,
        button.rsvpFull,
        button.rsvpExpired,
        button.rsvpWaiting,
        button.rsvp,
      ],
      [
        page.cancelled,
        page.event.cancelled,
        page.event.cancelledText,
        page.event.over,
        rsvp.full,
        rsvp.closed,
        rsvp.waiting.page.join,
        rsvp.join,
      ],
      language,
    )
  }
})

test('after a sign-up, the button and the pages say the same about the waiting list', async () => {
  for (const language of languages) {
    const [{ rsvp }, { ticket }] = await Promise.all([
      messagesIn(language),
      import(`@kalends/button/messages/ticket/${language}`) as Promise<{ ticket: TicketMessages }>,
    ])
    const { texts, page } = rsvp.waiting

    assert.deepEqual(
      [ticket.waiting, ticket.waitingText, ticket.inLine, ticket.position(3), ticket.holds('24 h'), ticket.leaveByMail],
      [
        texts.rsvp_waiting_joined.headline,
        page.text,
        page.done,
        page.position(3),
        page.holds('24 h'),
        page.leaveByMail,
      ],
      language,
    )
  }
})
