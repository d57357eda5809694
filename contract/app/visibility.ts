import { type Schema, type Static, exampled, nullable, object } from '../schema.ts'
import { text } from './parts.ts'

/** One thing that visitors see or don't. */
export const part = <const States extends readonly [string, ...string[]]>(
  what: string,
  states: States,
  address: string,
  words: string,
) =>
  exampled(
    object(
      {
        state: {
          type: 'string',
          enum: states,
          description: `One of ${states.join(', ')}.`,
          examples: [states[0]],
        } as Schema<States[number]>,
        address: nullable(text('Its address; null if it has none.', address)),
        text: text('The same in words.', words),
      },
      { description: what },
    ),
  )

export const pageShortLink = text(
  'The short address of its page, on the domain of the page.',
  'https://events.example.org/~k7m2x9p',
)

const at = 'https://events.example.org/7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11'

/** What visitors see of an event. */
export const Visibility = exampled(
  object(
    {
      page: part('Its page.', ['shown', 'hidden'], at, 'Everyone with the address can see the page.'),
      file: part(
        'Its calendar file.',
        ['available', 'hidden', 'none'],
        `${at}/event.ics`,
        'The calendar file can be downloaded.',
      ),
      feed: part(
        'The feed of its group.',
        ['included', 'left out', 'none'],
        'https://events.example.org/0b6f8d0e-6a55-4c5f-8a66-5d1b6c1f7a10/calendar.ics',
        'Subscribers of the group get the event.',
      ),
      button: part(
        'Buttons on other sites. The address is that of their data.',
        ['shown', 'hidden'],
        `${at}/config.json`,
        'Buttons on other sites offer the event.',
      ),
      sign_up: part(
        'The sign-up form.',
        ['open', 'full', 'closed', 'hidden', 'none'],
        at,
        'Visitors can sign up on the page.',
      ),
      short_link: pageShortLink,
    },
    { description: 'What visitors see of the event from now on.' },
  ),
)
export type Visibility = Static<typeof Visibility>
