import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesIn as buttonMessagesIn } from '@kalends/button/messages/messages'
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
        rsvp.ticket.waiting,
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
        rsvp.waiting.texts.rsvp_waiting_joined.headline,
      ],
      language,
    )
  }
})
