import type { FormField } from '@kalends/contract'
import { type Child, el } from './dom.ts'
import type { ButtonMessages } from './messages/messages.ts'

type Words = ButtonMessages['form']

/** The fields of a template. Consecutive radio fields are one group, headed by the label in front of it. */
export function fieldsOf(fields: readonly FormField[], words: Words): HTMLElement[] {
  const shown: HTMLElement[] = []
  let group: HTMLElement | undefined
  fields.forEach((field, i) => {
    if (field.type !== 'radio') group = undefined
    if (field.type === 'hidden') shown.push(el('input', { type: 'hidden', name: field.name, value: field.default }))
    else if (field.type === 'label' && fields[i + 1]?.type === 'radio')
      shown.push((group = groupOf(field.label ?? '', words)))
    else if (field.type === 'label') shown.push(el('p', { class: 'label' }, field.label))
    else if (field.type === 'radio') {
      if (!group) shown.push((group = groupOf(field.name, words)))
      group.lastElementChild!.before(choiceOf(field, field.placeholder ?? ''))
    } else if (field.type === 'checkbox') shown.push(boxOf([choiceOf(field, 'true')], words.tick))
    else shown.push(lineOf(field, words))
  })
  return shown
}

const errorOf = (text: string) => el('p', { class: 'error', hidden: true }, text)
/** Fields that are judged together, with what is said when they are at fault. */
export const boxOf = (children: Child[], error: string) => el('div', { class: 'box' }, ...children, errorOf(error))
const groupOf = (legend: string, words: Words) =>
  el('fieldset', { class: 'box' }, el('legend', {}, legend), errorOf(words.choose))

function choiceOf({ type, name, label, placeholder, required, default: value }: FormField, sent: string): HTMLElement {
  const input = el('input', { type, name, required, value: sent, checked: value === true })
  return el('label', { class: 'choice' }, input, el('span', {}, label ?? placeholder ?? name))
}

function lineOf({ type, name, label, placeholder, required, default: value }: FormField, words: Words): HTMLElement {
  const isNumber = type === 'number'
  const number = isNumber && { inputmode: 'decimal', step: 'any' }
  const text = typeof value === 'string' ? value : ''
  const input = el('input', { class: 'input', type: isNumber ? 'number' : 'text', name, placeholder, required, value: text, ...number }) // oxfmt-ignore
  const caption = el('span', { class: 'label' }, label ?? name, !required && el('small', {}, ` ${words.optional}`))
  return boxOf([el('label', {}, caption, input)], isNumber ? words.number : words.required)
}

/** Says under each field what is wrong with it, and moves the focus to the first of them. */
export function isComplete(form: HTMLElement): boolean {
  return !showFaults(form, (inputs) => inputs.some(({ validity }) => !validity.valid))
}

/** The same for faults that somebody else has found. */
export function showFaults(form: HTMLElement, isFault: (inputs: readonly HTMLInputElement[]) => boolean): boolean {
  const wrong = [...form.querySelectorAll<HTMLElement>('.box:not([hidden])')].filter((box) => {
    const isWrong = isFault([...box.querySelectorAll('input')])
    show(box, isWrong)
    return isWrong
  })
  wrong[0]?.querySelector('input')?.focus()
  return wrong.length > 0
}

function show(box: HTMLElement, isWrong: boolean) {
  const error = box.querySelector<HTMLElement>('.error')!
  error.hidden = !isWrong
  for (const input of box.querySelectorAll('input')) {
    input.setAttribute('aria-invalid', String(isWrong))
    // Ids are for the shadow root only, so a description by text is simpler.
    input.setAttribute('aria-description', isWrong ? error.textContent : '')
  }
}

/** Takes away what was said about a field as soon as it is right. */
export function clearFaults({ target }: Event) {
  const box = (target as Element).closest<HTMLElement>('.box')
  const error = box?.querySelector<HTMLElement>('.error')
  if (error && !error.hidden && [...box!.querySelectorAll('input')].every(({ validity }) => validity.valid))
    show(box!, false)
}
