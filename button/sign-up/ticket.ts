import type { ButtonDate } from '@kalends/contract'
import { el, icon, opens } from '../dom.ts'
import { codeLine, placeLine } from '../drawing/icon-lines.ts'
import { type Scene, filled } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import css from '../styles/ticket.css'
import type { SignUpWords } from './words.ts'

/** Loaded along with this file. */
type Card = typeof import('../drawing/card.ts')

/** The dates that are not over, soonest first; for a series its next ones. All of them if all are over. */
function datesOf({ data }: Scene): readonly Omit<ButtonDate, 'position' | 'status' | 'description' | 'links'>[] {
  const ahead = data.dates.filter(({ state, status }) => state !== 'over' && status !== 'CANCELLED')
  const shown = ahead.length > 0 ? ahead : data.dates.slice(0, 1)
  return [...shown, ...(data.ticket?.upcoming ?? []).map((time) => ({ ...time, name: data.title }))]
}

/** What the dialog says about the event. */
export function ticketOf(scene: Scene, own: SignUpWords, { dateCard, dateText, isOnline, sheet, whenOf }: Card) {
  const { data, platform, settings, wrapper } = scene
  for (const each of [sheet, css]) applySheet(wrapper, each)
  return { eventRow, coverage, drawTicket }

  /** Which event it is, and when and where. */
  function eventRow(): HTMLElement {
    const title = filled(data.title, scene)
    const [date] = datesOf(scene)
    return el(
      'div',
      { class: 'event-row' },
      ...(date ? dateCard(scene, { ...date, title }, false) : [el('b', {}, title)]),
    )
  }

  /** Says that the RSVP is not for one date alone. */
  function coverage(): string | undefined {
    const count = data.dates.filter(({ state, status }) => state !== 'over' && status !== 'CANCELLED').length
    return data.recurrence !== null ? own.series : count > 1 ? own.dates(count) : undefined
  }

  /**
   * The event as a ticket: what people need to know until they are there. The code for check-in comes by mail, because the
   * response to a sign-up is the same whether or not the address was known.
   */
  function drawTicket({ amount, hasCode }: { amount: number | undefined; hasCode: boolean }): HTMLElement {
    const [next, ...further] = datesOf(scene)
    const { location } = next ?? { location: null }
    // Named once, beside the next date.
    const zone = next && dateText(next, scene).zone
    const row = (date: (typeof further)[number]) => {
      const text = dateText(date, scene)
      const name = date.name !== data.title && el('div', {}, filled(date.name, scene))
      return el('li', {}, whenOf(text, text.zone !== zone), name)
    }
    const list = el('ul', {}, ...further.map((date) => row(date)))
    const count = further.length > 1 && ` (${further.length.toLocaleString(settings.language)})`
    const query = encodeURIComponent(filled(location ?? '', scene))
    const map = platform.maker === 'apple' ? `https://maps.apple.com/?q=${query}` : `https://www.google.com/maps/search/?api=1&query=${query}` // oxfmt-ignore
    const covered = coverage()
    return el(
      'div',
      { class: 'ticket' },
      eventRow(),
      covered !== undefined && el('p', { class: 'covered' }, covered),
      further.length > 0 &&
        el('details', { open: further.length === 1 }, el('summary', {}, own.furtherDates, count), list),
      location !== null &&
        (isOnline(location)
          ? el('a', { class: 'fact', ...opens(location) }, scene.words.online)
          : el('a', { class: 'fact', title: scene.words.newWindow, ...opens(map) }, icon(placeLine), own.directions)),
      amount !== undefined && el('p', { class: 'seat-count' }, el('span', {}, own.places), el('b', {}, String(amount))),
      hasCode && el('p', { class: 'fact' }, icon(codeLine), own.codeByMail),
    )
  }
}
