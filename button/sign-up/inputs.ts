import type { RsvpSent } from '@kalends/contract'
import { el } from '../dom.ts'
import type { SignUpWords } from './words.ts'

/** The replies, as targets for a thumb. */
export function segments(
  own: SignUpWords,
  choices: readonly (readonly [input: HTMLInputElement, sign: Node])[],
): HTMLElement {
  const labels = choices.map(([input, sign]) =>
    el('label', {}, input, el('span', {}, sign, own.replies[input.value as RsvpSent['status']])),
  )
  const error = el('p', { class: 'error', hidden: true }, own.errors.answer)
  return el('fieldset', { class: 'box' }, el('legend', {}, own.question), el('div', { class: 'segments' }, ...labels), error) // oxfmt-ignore
}

/** For mouse and touch. On a keyboard the field handles the arrow keys. */
export function stepper(input: HTMLInputElement, changed: () => void): HTMLElement {
  const step = (sign: string, change: () => void) => {
    const click = () => {
      change()
      changed()
    }
    return el('button', { type: 'button', tabindex: -1, 'aria-hidden': 'true', click }, sign)
  }
  const [less, more] = [step('−', () => input.stepDown()), step('+', () => input.stepUp())]
  return el('span', { class: 'stepper' }, less, input, more)
}
