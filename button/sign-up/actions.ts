import type { ButtonData, RsvpReceipt } from '@kalends/contract'
import { type Child, el, icon } from '../dom.ts'
import { clockLine, doneLine, mailLine, maybeLine } from '../drawing/icon-lines.ts'
import type { Parts } from '../menu/rows.ts'
import { share as english } from '../messages/share-en.ts'
import { type Scene, calendarName, calendarsOf, filled } from '../scene.ts'
import { durationText } from './duration-text.ts'
import type { SignUpWords } from './words.ts'

type Rsvp = NonNullable<ButtonData['rsvp']>
/** Loaded with every form. */
type Fields = typeof import('../dialog/fields.ts')

/** Invites somebody: by what the device offers for sharing, otherwise by the link, which is copied. */
export function invitation(scene: Scene, label: string): HTMLElement {
  const { data, words } = scene
  const { copied } = { ...english, ...words.share }
  const address = el('input', { class: 'input', readonly: true, hidden: true, value: data.url, 'aria-label': words.openPage }) // oxfmt-ignore
  const said = el('span', { class: 'said', role: 'status' })
  const click = async () => {
    if (typeof navigator.share === 'function')
      return navigator.share({ title: filled(data.title, scene), url: data.url }).catch(() => {})
    address.hidden = false
    address.select()
    const copy = navigator.clipboard?.writeText(data.url) ?? Promise.reject(new Error('Not in a secure context.'))
    await copy.then(
      () => (said.textContent = copied),
      () => {},
    )
  }
  const button = el('button', { type: 'button', class: 'secondary', click }, label)
  return el('div', { class: 'share' }, button, address, said)
}

/** A link into each calendar; nothing if there is none. */
export function calendarLinks(scene: Scene, { control, drawCalendar }: Parts): Child {
  const { data, words } = scene
  if (!data.ticket) return undefined
  const { calendars, links } = data.ticket
  // The call to action is below already.
  const own = { ...scene, data: { ...data, calendars, links, cta: null } }
  const types = calendarsOf(own)
  return (
    types.length > 0 &&
    el(
      'section',
      { class: 'add' },
      el('h3', {}, words.add),
      ...types.map((type) =>
        control(
          own,
          type,
          { event: 'openCalendarLink' as const, class: 'chip' },
          drawCalendar(type),
          calendarName(type, own),
        ),
      ),
    )
  )
}

/** The call to action, if there is one. */
export function following(scene: Scene, fields: Fields, load: () => Promise<typeof import('../dialog/cta.ts')>): Child {
  const { cta } = scene.data
  if (!cta || cta.type === 'none') return undefined
  const place = el('section', { class: 'following' })
  load().then(
    ({ fillCta }) => fillCta(place, scene, cta, fields),
    () => place.remove(),
  )
  return place
}

/** What has just been sent. */
export interface Sent {
  readonly address: string
  /** The RSVP as it travels. Previews have none. */
  readonly sealed: string | undefined
  /** On the waiting list. */
  readonly position: number | undefined
  readonly amount: number
  readonly correct: () => void
}

/** The picture of a reply that may lead to a seat, as on pages. */
export function replySign({ settings }: Scene, status: string): Child {
  const line = { confirmed: doneLine, undecided: maybeLine, waiting: clockLine }[status]
  const isCalm = status === 'waiting'
  return !settings.style.hideIconModal && line && el('p', { class: isCalm ? 'sign calm' : 'sign' }, icon(line))
}

/** What follows from a reply. Those who declined can't simply come after all if no seats are left. */
export function replyLines(
  scene: Scene,
  own: SignUpWords,
  rsvp: Rsvp,
  status: Exclude<RsvpReceipt['message'], 'pending'>,
  sent?: Sent,
): Child[] {
  const { words } = scene
  const { url, mails, state, waiting_list: canWait } = rsvp
  // On a later visit, nobody knows.
  const seats = sent?.amount ?? 1
  const isFull = status === 'declined' && state === 'full'
  const instead = {
    confirmed: '',
    undecided: own.held(seats),
    declined: state === 'open' ? own.changedMind : '',
    waiting: '',
  }[status]
  const mailed = status !== 'waiting' && mails && sent ? own.mailed[status](seats) : instead
  const text = url === '' && own.preview ? own.preview : mailed
  const lines =
    status === 'waiting' && text === ''
      ? lineNews(scene, own, rsvp, { position: sent?.position, seats })
      : [isFull && words.rsvpFull, isFull && (canWait ? own.waitingText : own.fullText), text]
  return [
    ...lines.map((line) => line && el('p', { class: 'text' }, line)),
    mails && sent?.sealed !== undefined && addressOf(sent, ' ', correction(own, sent)),
  ]
}

/** The position, if it is known, and what happens next. Offers are made by mail, until the list closes. */
function lineNews(
  { data, settings }: Scene,
  own: SignUpWords,
  { mails, waiting_list: isOpen }: Rsvp,
  { position, seats }: { position: number | undefined; seats: number },
) {
  const held = durationText(data.ticket!.offer_hours, settings.language)
  return [
    position !== undefined && own.position(position),
    ...(mails && isOpen ? [own.inLine(seats), own.holds(held, seats), own.leaveByMail] : []),
  ]
}

const addressOf = ({ address }: Sent, ...more: Child[]) =>
  el('p', { class: 'address' }, el('bdi', {}, address), ...more)

const correction = (own: SignUpWords, { correct }: Sent) =>
  el('button', { type: 'button', class: 'quiet', click: correct }, own.wrongAddress)

/** Asks to confirm the address by the link in a mail. On a later visit, nobody knows which address it was. */
export function inbox(scene: Scene, own: SignUpWords, sent?: Sent): Child[] {
  return [
    !scene.settings.style.hideIconModal && el('p', { class: 'sign letter' }, icon(mailLine)),
    sent && addressOf(sent),
    el('p', { class: 'text' }, own.pending.text),
    ...(sent ? sendAgain(scene, own, sent.sealed) : []),
    sent && correction(own, sent),
  ]
}

/** The response is a redirect to a page. What came of it is not for other sites, so the text has to be right in any case. */
function sendAgain({ data }: Scene, own: SignUpWords, sealed: string | undefined): Child[] {
  if (sealed === undefined) return []
  const said = el('p', { class: 'text said', role: 'status' })
  const click = async () => {
    const body = new URLSearchParams({ sent: sealed })
    const asked = fetch(`${data.rsvp!.url}/again`, { method: 'POST', credentials: 'omit', redirect: 'manual', body })
    const isSent = await asked.then(
      ({ type }) => type === 'opaqueredirect',
      () => false,
    )
    said.textContent = isSent ? own.oneAtATime : own.errors.again
  }
  return [said, el('button', { type: 'button', class: 'secondary', click }, own.sendAgain)]
}
