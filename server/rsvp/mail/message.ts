import type { Context } from '../../context.ts'
import { type Html, html } from '../../html/html.ts'
import { isMailbox } from '../../http/formats.ts'
import { messageFrom } from '../../mail/composing.ts'
import type { StoredMail } from '../../mail/kind.ts'
import type { Message } from '../../mail/message.ts'
import { fill } from '../../mail/variables.ts'
import { answerFacts, linksOf, ticketIn, valuesOf } from './compose.ts'
import { eventFacts, shownDates } from './facts.ts'
import { messageOf } from './message-kind.ts'
import { type MessageRow, findMessage } from './message-store.ts'
import { mailSources } from './sources.ts'

/** Undefined if the message, the event or the answer is gone. */
export async function composeStoredMessage(context: Context, mail: StoredMail): Promise<Message | undefined> {
  const message = await context.database.read((db) => findMessage(db, messageOf(mail)))
  return message && composeMessage(context, mail, message)
}

/** Looks like the mail about a change of the event and has its sender, but says what the organizer wrote. */
export async function composeMessage(
  context: Context,
  mail: StoredMail,
  { subject, content }: Pick<MessageRow, 'subject' | 'content'>,
): Promise<Message | undefined> {
  const sources = await mailSources(context, { ...mail, kind: 'rsvp_event_update' })
  if (!sources) return undefined
  const { event, template, words } = sources
  const shown = shownDates(sources, context.now())
  const links = linksOf(sources)
  const valueOf = valuesOf(sources, shown, links.button)
  const headline = fill(subject, valueOf)
  return messageFrom(context.settings, mail, {
    from: template?.from_name || event.organization.name,
    replyTo: template?.reply_to && isMailbox(template.reply_to) ? template.reply_to : null,
    to: sources.content.email,
    subject: headline,
    layout: {
      language: sources.language,
      organization: event.organization.name,
      headline,
      content: paragraphs(fill(content, valueOf)),
      event: {
        title: event.title,
        href: `${event.address}${event.links.page}`,
        tile: event.item.distribution ? shown.tile : null,
        facts: eventFacts(event, shown, words, answerFacts(sources)),
      },
      ticket: ticketIn(sources),
      button:
        links.button === null
          ? null
          : {
              label: words.mail.texts.rsvp_event_update.button_label,
              href: links.button,
              otherwise: words.mail.withoutButton,
              colour: event.landingPage.highlight_color,
            },
      reason: words.mail.reason,
      unsubscribe: links.unsubscribe === null ? null : { label: words.mail.unsubscribe, href: links.unsubscribe },
    },
  })
}

/** Plain text as markup: blank lines separate paragraphs, and addresses become links. */
function paragraphs(text: string): Html {
  const lines = (paragraph: string) =>
    paragraph.split('\n').map((line, i) => html`${i > 0 && html`<br />`}${line.split(address).map(linked)}`)
  const all = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return html`${all.map((paragraph) => html`<p>${lines(paragraph)}</p>`)}`
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]'])/i

const linked = (part: string) =>
  address.test(part) ? html`<a href="${part}" style="color:inherit;">${part}</a>` : part
