import type { ButtonData } from '@kalends/contract'
import { type Child, el, opens } from '../dom.ts'
import type { Parts as Calendars } from '../menu/rows.ts'
import type { SignUpTexts } from '../messages/texts.ts'
import { richText } from './rich-text.ts'
import { type Scene, filled, stateOf } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import type { Sent } from './actions.ts'
import { type Outcome, latestRsvp, nextRsvp, renew, repliedStatus, sendAnswer } from './answer.ts'

type Rsvp = NonNullable<ButtonData['rsvp']>
type Status = 'pending' | 'confirmed' | 'undecided' | 'declined' | 'waiting'

/** Modules loaded along with this file. */
export interface Parts {
  readonly dialog: typeof import('../dialog/dialog.ts')
  readonly form: typeof import('./form.ts')
  readonly fields: typeof import('../dialog/fields.ts')
  readonly words: typeof import('./words.ts')
  readonly ticket: typeof import('./ticket.ts')
  readonly card: typeof import('../drawing/card.ts')
  /** What people do after the form. */
  readonly actions: typeof import('./actions.ts')
  readonly texts: SignUpTexts
  readonly calendars: Calendars
  readonly loadCta: () => Promise<typeof import('../dialog/cta.ts')>
}

type Views = ReturnType<typeof views>

/** Shows the form in a dialog or inline. What was filled in before the dialog was closed is still there. */
export function showSignUp(scene: Scene, parts: Parts, place: HTMLElement | undefined, before?: Views): Views {
  const { dialog, form } = parts
  const shown = before?.isCurrent() ? before : views(scene, parts)
  const { heading, view } = shown
  applySheet(scene.wrapper, form.css)
  if (place) {
    dialog.prepareContent(place)
    place.replaceChildren(el('div', { class: 'body' }, heading, view))
    place.addEventListener('focusin', () => scene.announce('openRSVP'), { once: true })
  } else {
    dialog.openDialog(scene, { heading, kind: 'sign-up', children: [view] })
    scene.announce('openRSVP')
  }
  return shown
}

/** The views: the form, why there is none, the result. */
function views(
  scene: Scene,
  { form, fields, words: wording, ticket, card, actions, texts, calendars, loadCta }: Parts,
) {
  const { data, words, settings } = scene
  const own = wording.signUpWords(texts, settings.labels)
  const { eventRow, coverage, drawTicket } = ticket.ticketOf(scene, own, card)
  const isAboutDate = data.rsvp!.distribution
  const heading = el('h2', { tabindex: -1 })
  const view = el('div', { class: 'rsvp' })

  const show = (title: string, ...children: Child[]) => {
    heading.textContent = title
    view.replaceChildren(...children.filter((child) => child instanceof Node))
    view.closest('dialog')?.scrollTo(0, 0)
  }
  const textOf = (text: string) => el('p', { class: 'text' }, text)
  const pageLink = () => el('a', { class: 'secondary', title: words.newWindow, ...opens(data.url) }, words.openPage)
  const change = (text: string) => {
    const { url } = data.rsvp!
    return url !== '' && el('a', { class: 'quiet', title: words.newWindow, ...opens(`${url}/access`) }, text)
  }
  const focusFirst = () => (view.querySelector('input') ?? heading).focus()
  // The sign-up whose address is corrected.
  let mistyped: string | undefined
  const again = () => {
    const click = async () => {
      await nextRsvp()
      showForm()
      focusFirst()
    }
    return el('button', { type: 'button', class: 'quiet', click }, own.again)
  }
  const links = () => el('div', { class: 'links' }, change(own.change), again())

  const showForm = () => {
    const rsvp = latestRsvp(data)
    const state = stateOf(scene)
    if (state !== undefined) return show(state, eventRow(), pageLink(), change(own.view))
    if (rsvp.state !== 'open') return showRefusal(rsvp.state)
    const covered = coverage()
    show(
      rsvp.headline === null ? words.rsvp : filled(rsvp.headline, scene),
      eventRow(),
      covered !== undefined && textOf(covered),
      rsvp.text !== null && richText(rsvp.text, (text) => filled(text, scene)),
      formOf(rsvp, 'reply'),
      change(own.alreadyIn),
    )
  }
  const formOf = (rsvp: Rsvp, purpose: 'reply' | 'wait' | 'decline') => {
    const send = (answer: Parameters<typeof sendAnswer>[1]) => sendAnswer(data, { ...answer, sent: mistyped })
    return form.drawSignUpForm(scene, { rsvp, purpose, words: own, send, finish }, fields)
  }
  const showRefusal = (state: Exclude<Rsvp['state'], 'open'>) => {
    const title = { full: words.rsvpFull, closed: words.rsvpExpired, unavailable: own.unavailable }[state]
    const rsvp = latestRsvp(data)
    const canWait = state === 'full' && rsvp.waiting_list
    // Declining needs no seat. But it is not what most people want now.
    const canDecline = state === 'full' && !canWait && rsvp.replies.includes('declined')
    show(
      title,
      eventRow(),
      textOf(canWait ? own.waitingText : own[`${state}Text`]),
      canWait && formOf(rsvp, 'wait'),
      canDecline && el('details', { class: 'regrets' }, el('summary', {}, own.regrets), formOf(rsvp, 'decline')),
      state !== 'unavailable' && change(canWait ? own.alreadyIn : own.view),
    )
  }

  /** After a sign-up, and for those who come back. They get no details: their RSVP may have changed since. */
  const showReply = (status: Exclude<Status, 'pending'>, sent?: Sent) => {
    const isComing = status === 'confirmed' || status === 'undecided'
    const isSignedUp = status === 'confirmed' && !isAboutDate
    show(
      own.success ?? own[isSignedUp ? 'signedUp' : status],
      actions.replySign(scene, status),
      ...actions.replyLines(scene, own, latestRsvp(data), status, sent),
      isComing
        ? drawTicket({
            amount: data.rsvp!.maxpp > 1 ? sent?.amount : undefined,
            hasCode: data.rsvp!.mails && status === 'confirmed',
          })
        : eventRow(),
      isComing && actions.calendarLinks(scene, calendars),
      isComing && actions.invitation(scene, own.invite),
      links(),
      isComing && sent !== undefined && actions.following(scene, fields, loadCta),
    )
  }
  const finish = (outcome: Outcome, email: string, amount: number) => {
    if (!('status' in outcome)) showRefusal('reason' in outcome && outcome.reason === 'expired' ? 'closed' : 'full')
    else {
      const { status, sent: sealed, position } = outcome
      const [title, before] = [heading.textContent, [...view.childNodes]]
      const back = () => {
        mistyped = sealed
        heading.textContent = title
        view.replaceChildren(...before)
        view.querySelector<HTMLInputElement>('[type=email]')!.select()
      }
      const sent = { address: email, amount, sealed, position, correct: () => void nextRsvp().then(back) }
      mistyped = undefined
      known = status === 'pending' ? status : 'finished'
      if (status === 'pending') show(own.pending.title, ...actions.inbox(scene, own, sent), eventRow())
      else showReply(status, sent)
      scene.announce('successRSVP', { status })
    }
    heading.focus()
  }

  // What these views take into account. Those who come back after their reply are greeted.
  let known: string | undefined = repliedStatus(data.prokey)
  const replied = data.rsvp!.url === '' || stateOf(scene) !== undefined ? undefined : repliedStatus(data.prokey)
  if (replied === 'pending') show(own.pending.title, ...actions.inbox(scene, own), eventRow(), links())
  else if (replied === 'unknown') show(own.already ?? fields.formWords(words).sent, eventRow(), links())
  else if (replied) showReply(replied)
  else {
    showForm()
    // It may have been temporary, and the button may have been drawn long ago.
    if (latestRsvp(data).state === 'unavailable') void renew(data).then(showForm)
  }
  const isCurrent = () => known === repliedStatus(data.prokey) && latestRsvp(data).state !== 'unavailable'
  return { heading, view, isCurrent }
}
