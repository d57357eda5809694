import type { ButtonData } from '@kalends/contract'
import { type Child, el, icon, opens } from '../dom.ts'
import { doneLine } from '../drawing/icon-lines.ts'
import { signUp as english } from '../messages/sign-up/en.ts'
import { richText } from './rich-text.ts'
import { type Scene, filled } from '../scene.ts'
import { applySheet } from '../sheets.ts'
import { type Outcome, hasAnswered, latestRsvp, nextRsvp, renew, sendAnswer } from './answer.ts'

/** Loaded with every form. */
type Fields = typeof import('../dialog/fields.ts')

type Rsvp = NonNullable<ButtonData['rsvp']>

/** Modules loaded along with this file. */
interface Parts {
  readonly dialog: typeof import('../dialog/dialog.ts')
  readonly form: typeof import('./form.ts')
  readonly fields: Fields
  readonly loadCta: () => Promise<typeof import('../dialog/cta.ts')>
}

/** Shows the form in a dialog or inline. */
export function showSignUp(scene: Scene, parts: Parts, place: HTMLElement | undefined) {
  const { dialog, form } = parts
  const { heading, view } = views(scene, parts)
  applySheet(scene.wrapper, form.css)
  if (place) {
    dialog.applyDialogSheet(place)
    place.replaceChildren(el('div', { class: 'body' }, heading, view))
    place.addEventListener('focusin', () => scene.announce('openRSVP'), { once: true })
  } else {
    dialog.openDialog(scene, { heading, kind: 'sign-up', children: [view] })
    scene.announce('openRSVP')
  }
}

/** The views: the form, why there is none, the result. */
function views(scene: Scene, { form, fields, loadCta }: Parts) {
  const { data, words, settings } = scene
  const own = form.signUpWords(words.signUp ?? english, settings.labels)
  const heading = el('h2', { tabindex: -1 })
  const view = el('div', { class: 'rsvp' })

  const show = (title: string, ...children: Child[]) => {
    heading.textContent = title
    view.replaceChildren(...children.filter((child) => child instanceof Node))
  }
  const textOf = (text: string) => el('p', { class: 'text' }, text)
  const change = (text: string) => {
    const { url } = data.rsvp!
    return url !== '' && el('a', { class: 'quiet', title: words.newWindow, ...opens(`${url}/access`) }, text)
  }
  const again = () => {
    const click = async () => {
      await nextRsvp()
      showForm()
      ;(view.querySelector('input') ?? heading).focus()
    }
    return el('button', { type: 'button', class: 'quiet', click }, own.again)
  }

  const showForm = () => {
    const rsvp = latestRsvp(data)
    if (rsvp.state !== 'open') return showRefusal(rsvp.state)
    show(
      rsvp.headline === null ? words.rsvp : filled(rsvp.headline, scene),
      rsvp.text !== null && richText(rsvp.text, (text) => filled(text, scene)),
      formOf(rsvp),
      change(own.alreadyIn),
    )
  }
  const formOf = (rsvp: Rsvp) =>
    form.drawSignUpForm(scene, { rsvp, words: own, send: (answer) => sendAnswer(data, answer), finish }, fields)
  const showRefusal = (state: Exclude<Rsvp['state'], 'open'>) => {
    const title = { full: words.rsvpFull, closed: words.rsvpExpired, unavailable: own.unavailable }[state]
    const text = own[`${state}Text`]
    const rsvp = latestRsvp(data)
    // Declining needs no seat.
    const canDecline = state === 'full' && rsvp.replies.includes('declined')
    show(
      title,
      textOf(text),
      canDecline && formOf({ ...rsvp, replies: ['declined'] }),
      // People join the waiting list there.
      state === 'full' && rsvp.waiting_list && el('a', { class: 'secondary', title: words.newWindow, ...opens(data.url) }, words.openPage), // oxfmt-ignore
      state !== 'unavailable' && change(own.alreadyIn),
    )
  }
  const showDone = (status: keyof typeof own.done) => {
    const { title, text } = own.done[status]
    const { url, distribution, mails } = data.rsvp!
    const isMailed = mails || status === 'pending'
    const isComing = status === 'confirmed' || status === 'undecided'
    show(
      title,
      !settings.style.hideIconModal && el('p', { class: 'sign' }, icon(doneLine)),
      url === '' && own.preview ? textOf(own.preview) : isMailed && textOf(text),
      distribution && isComing && el('a', { class: 'secondary', title: words.newWindow, ...opens(data.url) }, words.openPage), // oxfmt-ignore
      change(own.change),
      again(),
      isComing && following(),
    )
    scene.announce('successRSVP', { status })
  }
  /** The call to action after a sign-up. */
  const following = () => {
    const { cta } = data
    if (!cta || cta.type === 'none') return false
    const place = el('section', { class: 'following' })
    loadCta().then(
      ({ fillCta }) => fillCta(place, scene, cta, fields),
      () => place.remove(),
    )
    return place
  }
  const finish = (outcome: Outcome) => {
    // This form never asks to wait.
    if ('status' in outcome && outcome.status !== 'waiting') showDone(outcome.status)
    else showRefusal('reason' in outcome && outcome.reason === 'expired' ? 'closed' : 'full')
    heading.focus()
  }

  if (data.rsvp!.url !== '' && hasAnswered(data.prokey))
    show(own.already ?? fields.formWords(words).sent, change(own.change), again())
  else {
    showForm()
    // It may have been temporary, and the button may have been drawn long ago.
    if (latestRsvp(data).state === 'unavailable') void renew(data).then(showForm)
  }
  return { heading, view }
}
