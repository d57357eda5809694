import type { ButtonData, RsvpSent } from '@kalends/contract'
import { el, icon, opens } from '../dom.ts'
import { closeLine, doneLine, maybeLine } from '../drawing/icon-lines.ts'
import type { Scene } from '../scene.ts'
import type { Filled, Outcome } from './answer.ts'
import { segments, stepper } from './inputs.ts'
import type { SignUpWords } from './words.ts'
import css from '../styles/sign-up.css'

/** Loaded with every form. */
type Fields = typeof import('../dialog/fields.ts')

export { css }

interface Use {
  readonly rsvp: NonNullable<ButtonData['rsvp']>
  /** What the form is for. To decline, the address is enough. */
  readonly purpose: 'reply' | 'wait' | 'decline'
  readonly words: SignUpWords
  readonly send: (filled: Filled) => Promise<Outcome>
  /** The RSVP was accepted, or sign-up is no longer possible. */
  readonly finish: (outcome: Outcome, email: string, amount: number) => void
}

const signs = { confirmed: doneLine, undecided: maybeLine, declined: closeLine }

/** The form of an RSVP event: first the reply, then only what that reply needs. */
export function drawSignUpForm(scene: Scene, use: Use, parts: Fields): HTMLElement {
  const { rsvp, purpose, words: own, send, finish } = use
  const { boxOf, clearFaults, fieldsOf, formWords, isComplete, isNameField, sentBy, showFaults } = parts
  const { data, words, settings } = scene
  const formTexts = formWords(words)
  const { fields, remaining } = rsvp
  const choosable = purpose === 'reply' ? rsvp.replies : []
  const hasChoice = choosable.length > 1
  const most = purpose === 'reply' ? Math.min(rsvp.maxpp, remaining ?? rsvp.maxpp) : rsvp.maxpp
  const prefilled = /[^|]+@[^|]+$/.exec(settings.attendee ?? '')?.[0].trim()

  const email = el('input', { class: 'input', type: 'email', autocomplete: 'email', maxlength: 254, required: true, value: prefilled }) // oxfmt-ignore
  // Names of template fields start with a letter, a digit or _, so this one cannot collide.
  const choices = choosable.map((value) => el('input', { type: 'radio', name: '-status', value, required: true }))
  const amountId = `${scene.id}-amount`
  const amount = el('input', { id: amountId, class: 'input', type: 'number', inputmode: 'numeric', min: 1, max: most, value: 1, required: true }) // oxfmt-ignore
  const caption = el('label', { for: amountId, class: 'label' }, own.places, own.max && el('small', {}, ` ${own.max} ${most}`)) // oxfmt-ignore
  const places = boxOf([caption, stepper(amount, () => relabel())], own.errors.places(most))
  const asked = purpose === 'decline' ? [] : fields
  const names = el('div', { class: 'fields' }, ...fieldsOf(asked.filter(isNameField), formTexts))
  const custom = el('div', { class: 'fields' }, ...fieldsOf(asked.filter((field) => !isNameField(field)), formTexts)) // oxfmt-ignore
  const website = el('input', { name: 'website', tabindex: -1, autocomplete: 'off' })
  const failed = el('p', { class: 'error', role: 'alert' })
  const status = el('span', { class: 'unseen', role: 'status' })
  const submit = el('button', { class: purpose === 'decline' ? 'secondary' : 'primary', type: 'submit' })
  const wait = el('button', { class: 'secondary', type: 'button', hidden: true }, words.rsvpWaiting)
  const rest = el(
    'div',
    { class: 'fields' },
    names,
    boxOf([el('label', {}, el('span', { class: 'label' }, own.email), email)], own.errors.email),
    places,
    custom,
    el('p', { class: 'unseen', 'aria-hidden': 'true' }, el('label', {}, 'Website ', website)),
    failed,
    submit,
    wait,
    data.ticket?.doi && el('p', { class: 'seats' }, own.linkFollows),
    status,
  )
  const seatsLeft = el('p', { class: 'seats' }, purpose === 'reply' && remaining !== null && own.seatsLeft(remaining))
  const form = el(
    'form',
    { novalidate: true },
    hasChoice &&
      segments(
        own,
        choices.map((input) => [input, icon(signs[input.value as RsvpSent['status']])]),
      ),
    rest,
    seatsLeft,
  )
  // Field names become properties of the form and may shadow its own, so never read properties of the form.
  const box = el('div', {}, form)
  const reply = () => {
    if (purpose !== 'reply') return purpose === 'decline' ? 'declined' : 'confirmed'
    return (choices.find(({ checked }) => checked)?.value ?? (hasChoice ? undefined : rsvp.replies[0])) as
      | RsvpSent['status']
      | undefined
  }
  const seatsIn = () => (places.hidden ? 1 : amount.valueAsNumber || 1)
  const sendLabel = () => {
    const chosen = reply()
    if (purpose === 'wait') return words.rsvpWaiting
    if (chosen === 'undecided' || chosen === 'declined') return own.buttons[chosen]
    return own.submit ?? own.send(seatsIn())
  }
  const relabel = () => (submit.textContent = status.textContent || sendLabel())
  const adapt = () => {
    const isDeclining = reply() === 'declined'
    rest.hidden = hasChoice && reply() === undefined
    places.hidden = most === 1 || isDeclining
    for (const part of [names, custom, seatsLeft]) part.hidden = isDeclining
    relabel()
    wait.hidden = true
  }
  adapt()
  for (const choice of choices) choice.addEventListener('change', adapt)
  amount.addEventListener('input', relabel)
  box.addEventListener('input', clearFaults)
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    void submitted(purpose === 'wait')
  })
  wait.addEventListener('click', () => void submitted(true))

  const submitted = async (isWaiting: boolean) => {
    if (status.textContent || !isComplete(box)) return
    failed.textContent = ''
    setSending(true)
    const [address, seats] = [email.value.trim(), seatsIn()]
    const outcome = await send({
      email: address,
      status: reply(),
      amount: seats,
      payload: reply() === 'declined' ? {} : { ...payloadOf(names, sentBy), ...payloadOf(custom, sentBy) },
      language: settings.language,
      waiting: isWaiting,
      website: website.value,
    })
    setSending(false)
    if ('status' in outcome) finish(outcome, address, seats)
    else if ('faults' in outcome) showWrong(outcome.faults)
    else if (outcome.reason === 'too-many') failed.textContent = own.errors.tooMany
    else if (outcome.reason === 'mails') failed.textContent = own.errors.tooManyMails
    else if (outcome.reason === 'failed') {
      const page = el('a', { title: words.newWindow, ...opens(data.url) }, words.openPage)
      failed.replaceChildren(formTexts.failed, ' ', page)
    } else if (outcome.remaining || outcome.canWait) showFull(outcome)
    else finish(outcome, address, seats)
  }

  /** There are fewer seats than requested, perhaps none. What was filled in stays. */
  const showFull = ({ remaining: left = 0, canWait }: { remaining?: number; canWait?: boolean }) => {
    failed.textContent = left > 0 ? (own.errors.many ?? own.seatsLeft(left)) : words.rsvpFull
    if (canWait) {
      failed.append(el('br'), own.waitingText)
      wait.hidden = false
    }
    if (left > 0) amount.focus()
    else wait.focus()
  }

  const showWrong = (faults: readonly string[]) => {
    const nameOf = (input: HTMLInputElement) => {
      if (input === email) return 'email'
      if (input === amount) return 'amount'
      return choices.includes(input) ? 'status' : `payload.${input.name.replace('=', '')}`
    }
    const isSeen = showFaults(box, (inputs) => inputs.some((input) => faults.includes(nameOf(input))))
    const isTrapped = faults.includes('website')
    // Browsers sometimes autofill the honeypot.
    if (isTrapped) website.value = ''
    failed.textContent = isTrapped ? own.errors.again : faults.includes('form') ? own.errors.late : isSeen ? '' : own.errors.field // oxfmt-ignore
  }

  // A disabled button would lose the focus.
  const setSending = (isSending: boolean) => {
    status.textContent = isSending ? formTexts.sending : ''
    relabel()
    submit.setAttribute('aria-disabled', String(isSending))
  }
  return box
}

function payloadOf(fields: HTMLElement, sentBy: Fields['sentBy']): RsvpSent['payload'] {
  const payload: RsvpSent['payload'] = {}
  for (const { type, name: group, value: sent, checked, valueAsNumber } of fields.querySelectorAll('input')) {
    const [name, value] = sentBy(group, sent)
    if (type === 'checkbox') payload[name] = checked
    else if (type === 'number') payload[name] = value === '' ? '' : valueAsNumber
    else if (type !== 'radio' || checked) payload[name] = value
  }
  return payload
}
