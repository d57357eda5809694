import type { ButtonData, RsvpSent } from '@kalends/contract'
import { el, opens } from '../dom.ts'
import type { Scene } from '../scene.ts'
import type { Filled, Outcome } from './answer.ts'
import type { SignUpWords } from './words.ts'
import css from '../styles/sign-up.css'

/** Loaded with every form. */
type Fields = typeof import('../dialog/fields.ts')

export { css }
export { signUpWords } from './words.ts'

interface Use {
  readonly rsvp: NonNullable<ButtonData['rsvp']>
  readonly words: SignUpWords
  readonly send: (filled: Filled) => Promise<Outcome>
  /** The RSVP was accepted, or sign-up is no longer possible. */
  readonly finish: (outcome: Outcome) => void
}

/** The form of an RSVP event. If only declining is possible, it asks for the address alone. */
export function drawSignUpForm(scene: Scene, use: Use, parts: Fields): HTMLElement {
  const { rsvp, words: own, send, finish } = use
  const { boxOf, clearFaults, fieldsOf, formWords, isComplete, sentBy, showFaults } = parts
  const { data, words, settings } = scene
  const formTexts = formWords(words)
  const { replies, fields, remaining } = rsvp
  const hasChoice = replies.length > 1
  const isDeclining = replies[0] === 'declined'
  const most = isDeclining ? 1 : Math.min(rsvp.maxpp, remaining ?? rsvp.maxpp)
  const prefilled = /[^|]+@[^|]+$/.exec(settings.attendee ?? '')?.[0].trim()

  const email = el('input', { class: 'input', type: 'email', autocomplete: 'email', maxlength: 254, required: true, value: prefilled }) // oxfmt-ignore
  // Names of template fields start with a letter, a digit or _, so this one cannot collide.
  const choices = replies.map((value) => el('input', { type: 'radio', name: '-status', value, required: true }))
  const amountId = `${scene.id}-amount`
  const amount = el('input', { id: amountId, class: 'input', type: 'number', inputmode: 'numeric', min: 1, max: most, value: 1, required: true }) // oxfmt-ignore
  const caption = el('label', { for: amountId, class: 'label' }, own.places, own.max && el('small', {}, ` ${own.max} ${most}`)) // oxfmt-ignore
  const places = boxOf([caption, stepper(amount)], own.errors.places(most))
  places.hidden = most === 1
  const custom = el('div', { class: 'fields' }, ...fieldsOf(isDeclining ? [] : fields, formTexts))
  const website = el('input', { name: 'website', tabindex: -1, autocomplete: 'off' })
  const failed = el('p', { class: 'error', role: 'alert' })
  const status = el('span', { class: 'unseen', role: 'status' })
  const sendLabel = isDeclining ? own.declined : (own.submit ?? (hasChoice ? own.sendAnswer : own.send))
  const submit = el('button', { class: 'primary', type: 'submit' }, sendLabel)
  const form = el(
    'form',
    { novalidate: true },
    boxOf([el('label', {}, el('span', { class: 'label' }, own.email), email)], own.errors.email),
    hasChoice && segments(own, choices),
    isDeclining && el('p', { class: 'label' }, own.question),
    places,
    custom,
    el('p', { class: 'unseen', 'aria-hidden': 'true' }, el('label', {}, 'Website ', website)),
    failed,
    submit,
    remaining !== null && !isDeclining && el('p', { class: 'seats' }, own.seatsLeft(remaining)),
    status,
  )
  // Field names become properties of the form and may shadow its own, so never read properties of the form.
  const box = el('div', {}, form)
  const reply = () =>
    (isDeclining ? 'declined' : choices.find(({ checked }) => checked)?.value) as RsvpSent['status'] | undefined
  box.addEventListener('change', () => (places.hidden = most === 1 || reply() === 'declined'))
  box.addEventListener('input', clearFaults)
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!submit.hasAttribute('aria-disabled') && isComplete(box)) void submitted()
  })

  const submitted = async () => {
    failed.textContent = ''
    setSending(true)
    const outcome = await send({
      email: email.value.trim(),
      status: reply(),
      amount: places.hidden ? 1 : amount.valueAsNumber,
      payload: payloadOf(custom, sentBy),
      language: settings.language,
      waiting: false,
      website: website.value,
    })
    setSending(false)
    if ('status' in outcome) finish(outcome)
    else if ('faults' in outcome) showWrong(outcome.faults)
    else if (outcome.reason === 'too-many') failed.textContent = own.errors.tooMany
    else if (outcome.reason === 'mails') failed.textContent = own.errors.tooManyMails
    else if (outcome.reason === 'failed') {
      const page = el('a', { title: words.newWindow, ...opens(data.url) }, words.openPage)
      failed.replaceChildren(formTexts.failed, ' ', page)
    } else if (outcome.remaining) {
      // There are seats, but fewer than requested.
      failed.textContent = own.errors.many ?? own.seatsLeft(outcome.remaining)
      amount.focus()
    } else finish(outcome)
  }

  const showWrong = (faults: readonly string[]) => {
    const nameOf = (input: HTMLInputElement) =>
      input === email ? 'email' : input === amount ? 'amount' : custom.contains(input) ? `payload.${input.name.replace('=', '')}` : 'status' // oxfmt-ignore
    const isSeen = showFaults(box, (inputs) => inputs.some((input) => faults.includes(nameOf(input))))
    const isTrapped = faults.includes('website')
    // Browsers sometimes autofill the honeypot.
    if (isTrapped) website.value = ''
    failed.textContent = isTrapped ? own.errors.again : faults.includes('form') ? own.errors.late : isSeen ? '' : own.errors.field // oxfmt-ignore
  }

  // A disabled button would lose the focus.
  const setSending = (isSending: boolean) => {
    submit.toggleAttribute('aria-disabled', isSending)
    submit.textContent = isSending ? formTexts.sending : sendLabel
    status.textContent = isSending ? formTexts.sending : ''
  }
  return box
}

function segments(own: SignUpWords, choices: readonly HTMLInputElement[]): HTMLElement {
  const labels = choices.map((input) => el('label', {}, input, el('span', {}, own[input.value as RsvpSent['status']])))
  const error = el('p', { class: 'error', hidden: true }, own.errors.answer)
  return el('fieldset', { class: 'box' }, el('legend', {}, own.question), el('div', { class: 'segments' }, ...labels), error) // oxfmt-ignore
}

/** For mouse and touch. On a keyboard the field handles the arrow keys. */
function stepper(input: HTMLInputElement): HTMLElement {
  const step = (sign: string, click: () => void) =>
    el('button', { type: 'button', tabindex: -1, 'aria-hidden': 'true', click }, sign)
  const [less, more] = [step('−', () => input.stepDown()), step('+', () => input.stepUp())]
  return el('span', { class: 'stepper' }, less, input, more)
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
