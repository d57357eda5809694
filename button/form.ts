import type { ButtonData, FormField } from '@kalends/contract'
import { el } from './dom.ts'
import type { ButtonMessages } from './messages/messages.ts'

type Cta = NonNullable<ButtonData['cta']>
type Words = ButtonMessages['form']

/**
 * The form of a call to action, which is sent from the browser to the organizer. Consecutive radio fields are one group,
 * headed by the label in front of it.
 */
export function drawForm({ url, fields, button_label: label }: Cta, { form: words }: ButtonMessages): HTMLElement {
  const failed = el('p', { class: 'error', role: 'alert' })
  const sent = el('p', { class: 'sent', role: 'status' })
  const submit = el('button', { class: 'primary', type: 'submit' }, label ?? words.send)
  const form = el('form', { novalidate: true }, ...fieldsOf(fields, words), failed, submit)
  const box = el('div', { class: 'form' }, form, sent)
  // The names of fields become properties of the form, whatever they are, so nothing is asked of the form itself.
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!submit.disabled && isComplete(box)) void send()
  })
  const send = async () => {
    submit.disabled = true
    submit.textContent = words.sending
    failed.textContent = ''
    try {
      await post(url!, new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
      box.replaceChildren(sent)
      sent.textContent = words.sent
    } catch {
      failed.textContent = words.failed
      submit.disabled = false
      submit.textContent = label ?? words.send
    }
  }
  return box
}

function fieldsOf(fields: readonly FormField[], words: Words): HTMLElement[] {
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
const boxOf = (children: Node[], error: string) => el('div', { class: 'box' }, ...children, errorOf(error))
const groupOf = (legend: string, words: Words) =>
  el('fieldset', { class: 'box' }, el('legend', {}, legend), errorOf(words.choose))

function choiceOf({ type, name, label, placeholder, required, default: value }: FormField, sent: string): HTMLElement {
  const input = el('input', { type, name, required, value: sent, checked: value === true })
  return el('label', { class: 'choice' }, input, el('span', {}, label ?? placeholder ?? name))
}

function lineOf({ type, name, label, placeholder, required, default: value }: FormField, words: Words): HTMLElement {
  const isNumber = type === 'number'
  const number = isNumber && { inputmode: 'decimal', step: 'any', min: 0 }
  const text = typeof value === 'string' ? value : ''
  const input = el('input', { class: 'input', type: isNumber ? 'number' : 'text', name, placeholder, required, value: text, ...number }) // oxfmt-ignore
  const caption = el('span', { class: 'label' }, label ?? name, !required && el('small', {}, ` ${words.optional}`))
  return boxOf([el('label', {}, caption, input)], isNumber ? words.number : words.required)
}

/** Says under each field what is wrong with it. */
function isComplete(form: HTMLElement): boolean {
  const wrong = [...form.querySelectorAll('.box')].filter((box) => {
    const inputs = [...box.querySelectorAll('input')]
    const isWrong = inputs.some((input) => !input.validity.valid)
    const error = box.querySelector<HTMLElement>('.error')!
    error.hidden = !isWrong
    for (const input of inputs) {
      input.setAttribute('aria-invalid', String(isWrong))
      // Ids are for the shadow root only, so a description by text is simpler.
      input.setAttribute('aria-description', isWrong ? error.textContent : '')
    }
    return isWrong
  })
  wrong[0]?.querySelector('input')?.focus()
  return wrong.length === 0
}

// Most receivers do not let other pages read their answer; that it arrived is all there is to know. An address that ends
// in #json gets JSON, which a receiver has to allow.
async function post(address: string, values: URLSearchParams) {
  if (!/^https?:/i.test(address)) throw new Error('Not an address for forms.')
  if (!address.endsWith('#json')) return void (await fetch(address, { method: 'POST', body: values, mode: 'no-cors' }))
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(values)) })
  if (!answer.ok) throw new Error(String(answer.status))
}
