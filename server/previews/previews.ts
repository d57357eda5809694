import type { BodyOf, previewOperations } from '@kalends/contract'
import type { Addresses } from '../browser/files.ts'
import { years } from '../calendar/days.ts'
import { type Context, createContext } from '../context.ts'
import { rolledBack } from '../database/rolled-back.ts'
import type { Actor } from '../http/actor.ts'
import { concurrencyLimit } from '../http/concurrency-limit.ts'
import { parseInstant } from '../http/formats.ts'
import { localeOf, messagesIn, regionOf } from '../messages/messages.ts'
import { buttonData } from '../pages/button/data.ts'
import { isListedDay } from '../publication/outline.ts'
import { Refusal } from '../refusal.ts'
import { previewMail } from '../rsvp/mail-preview.ts'
import { makeFormsInvalid } from '../rsvp/reception.ts'
import { type Target, layOver } from './changes.ts'
import { useEmailTemplate } from './mail-template.ts'
import { pageIn } from './pages.ts'
import { bringAbout } from './states.ts'
import { refuse } from './writing.ts'

type Asked = BodyOf<typeof previewOperations.button>
type PageAsked = BodyOf<typeof previewOperations.page>
type MailAsked = BodyOf<typeof previewOperations.mail>

/**
 * Shows unsaved content as visitors and attendees would see it. The changes are saved in a transaction, what they lead to is
 * rendered from it by the same code as always, and the transaction is rolled back (docs/decisions/0029).
 */
export function previews(context: Context, files: () => Promise<Addresses>) {
  // On SQLite they hold the only writer, so others never wait for more than one of them.
  const inTurn = concurrencyLimit({
    atOnce: context.database.engine === 'sqlite' ? 1 : 2,
    waiting: 100,
    refusal: 'Too many previews are being made. Try again in a few seconds.',
  })

  return {
    page: (actor: Actor, asked: PageAsked, reads: string | undefined) =>
      preview(actor, asked, (inside, target) => pageIn(inside, files, target, asked, reads)),

    async button(actor: Actor, asked: Asked): Promise<string> {
      return preview(actor, asked, async (inside, { prokey }) => {
        const text = await buttonData(inside).text(prokey)
        if (text === undefined)
          throw new Refusal('conflict', 'The group has no button: it has no subscription and no public_event_overview.')
        return text
      })
    },

    mail: (actor: Actor, asked: MailAsked, reads: string | undefined) =>
      preview(actor, asked, async (inside, { kind, prokey }) => {
        if (kind === 'group') return refuse('item', 'must be the prokey of an event: groups send no mails')
        const { type, attendee, sample, language = 'en' } = asked
        const organization = actor.organization
        const locale = localeOf({ language, region: regionOf(language, reads) })
        return previewMail(inside, { type, organization, event: prokey, locale, attendee, sample })
      }),
  }

  async function preview<T>(
    actor: Actor,
    asked: Asked & { readonly day?: string | undefined; readonly type?: MailAsked['type'] },
    render: (inside: Context, target: Target) => Promise<T>,
  ): Promise<T> {
    const { item, changes = {}, language = 'en', state, day, type } = asked
    if (day !== undefined && !isListedDay(day)) refuse('day', 'must be a day such as 2027-06-11')
    const given = momentIn(asked.at)
    // Loaded first, so that no other transaction has to wait for it.
    await Promise.all([messagesIn(language), files()])
    const show = () =>
      rolledBack(context.database, async (tx, database) => {
        let now = given ?? context.now()
        const inside = createContext({ ...context, database, now: () => now })
        makeFormsInvalid(inside)
        const place = { tx, database, actor, context }
        const target = await layOver(place, item, changes, language)
        if (type && changes.email_template) {
          if (type === 'rsvp_reminder')
            return refuse('changes.email_template', 'must be left out: reminders have no template')
          await useEmailTemplate(place, target, type, changes.email_template)
        }
        if (state) now = await bringAbout(place, inside, { prokey: target.prokey, state, day })
        return render(inside, target)
      })
    return inTurn(show)
  }
}

function momentIn(at: string | undefined): number | undefined {
  if (at === undefined) return undefined
  const moment = parseInstant(at)?.epochMilliseconds
  const year = moment === undefined ? 0 : new Date(moment).getUTCFullYear()
  if (year < years.first || year > years.last)
    return refuse('at', `must be a time such as 2027-05-01T18:00:00Z, in the years ${years.first} to ${years.last}`)
  return moment
}
