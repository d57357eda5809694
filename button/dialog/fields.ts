import type { FormField } from '@kalends/contract'
import { type Child, type Properties, el } from '../dom.ts'
import { type FormMessages, form as english } from '../messages/form-en.ts'
import type { ButtonMessages } from '../messages/messages.ts'

type Words = FormMessages

/** The messages of forms, with custom texts of the style. */
export function formWords({ form }: ButtonMessages): Words {
  return { ...english, ...form }
}

/** The fields of a template. Consecutive radio fields are one group, headed by the label in front of it. */
export function fieldsOf(fields: readonly FormField[], words: Words): HTMLElement[] {
  const shown: HTMLElement[] = []
  fields.forEach((field, i) => {
    const [before, after] = [fields[i - 1], fields[i + 1]]
    if (field.type === 'hidden') shown.push(el('input', { type: 'hidden', name: field.name, value: field.default }))
    else if (field.type === 'label') {
      if (after?.type !== 'radio') shown.push(el('p', { class: 'label' }, field.label))
    } else if (field.type === 'radio') {
      if (before?.type !== 'radio') shown.push(groupOf(before, radiosFrom(fields, i), words))
    } else if (field.type === 'checkbox') shown.push(boxOf([choiceOf(field, { value: 'true' })], words.tick))
    else shown.push(lineOf(field, words))
  })
  return shown
}

function radiosFrom(fields: readonly FormField[], start: number): FormField[] {
  const end = fields.findIndex(({ type }, i) => i > start && type !== 'radio')
  return fields.slice(start, end < 0 ? undefined : end)
}

const errorOf = (text: string) => el('p', { class: 'error', hidden: true }, text)
/** Fields that are validated together, with their error message. */
export const boxOf = (children: Child[], error: string) => el('div', { class: 'box' }, ...children, errorOf(error))

/**
 * A single choice, even if the names of the fields differ: then the buttons share a name that no field can have, and each
 * value says which field it belongs to.
 */
function groupOf(before: FormField | undefined, radios: readonly FormField[], words: Words): HTMLElement {
  const { name } = radios[0]!
  const isMixed = radios.some((field) => field.name !== name)
  const legend = before?.type === 'label' ? before.label : isMixed ? null : name
  const chosen = radios.find((field) => field.default === true)
  const required = radios.some((field) => field.required)
  const choices = radios.map((field) => {
    const value = field.placeholder ?? ''
    const own = isMixed ? { name: `=${name}`, value: `${field.name}=${value}` } : { value }
    return choiceOf(field, { ...own, required, checked: field === chosen })
  })
  const heading = legend !== null && el('legend', {}, legend)
  return el('fieldset', { class: 'box', 'aria-label': heading ? null : words.choose }, heading, ...choices, errorOf(words.choose)) // oxfmt-ignore
}

function choiceOf(
  { type, name, label, placeholder, required, default: value }: FormField,
  own: Properties,
): HTMLElement {
  const input = el('input', { type, name, required, checked: value === true, ...own })
  return el('label', { class: 'choice' }, input, el('span', {}, label ?? placeholder ?? name))
}

/** The field that an input stands for, and its value. */
export function sentBy(name: string, value: string): [name: string, value: string] {
  const at = name.startsWith('=') ? value.indexOf('=') : -1
  return at < 0 ? [name, value] : [value.slice(0, at), value.slice(at + 1)]
}

// What people call it in their languages.
const names =
  /^((your |ihr |dein |votre |tu |su |ditt |koko |họ và )?(full |vollständiger |celé )?(name|nom|nombre|nome|naam|navn|namn|nimi|tên|jméno)( complet| completo)?|vor- und nachname|imię i nazwisko|jméno a příjmení|ad soyad|nama( lengkap)?|nume( complet)?|氏名|お名前|姓名|이름|성함|الاسم|نام|नाम)$/i

/** Whether a field asks for the visitor's name, which browsers can fill in. */
export function isNameField({ type, name, label }: FormField): boolean {
  return type === 'text' && names.test((label ?? name).replaceAll(/[*:：]/g, '').trim())
}

function lineOf(field: FormField, words: Words): HTMLElement {
  const { type, name, label, placeholder, required, default: value } = field
  const isNumber = type === 'number'
  const number = isNumber && { inputmode: 'decimal', step: 'any' }
  const text = typeof value === 'string' ? value : ''
  const input = el('input', { class: 'input', type: isNumber ? 'number' : 'text', name, placeholder, required, value: text, autocomplete: isNameField(field) && 'name', ...number }) // oxfmt-ignore
  const caption = el('span', { class: 'label' }, label ?? name, !required && el('small', {}, ` ${words.optional}`))
  return boxOf([el('label', {}, caption, input)], isNumber ? words.number : words.required)
}

/** Shows errors below the fields and focuses the first one. */
export function isComplete(form: HTMLElement): boolean {
  return !showFaults(form, (inputs) => inputs.some(({ validity }) => !validity.valid))
}

/** The same for faults found by the server. */
export function showFaults(form: HTMLElement, isFault: (inputs: readonly HTMLInputElement[]) => boolean): boolean {
  const boxes = [...form.querySelectorAll<HTMLElement>('.box')].filter((box) => !box.closest('[hidden]'))
  const wrong = boxes.filter((box) => {
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
    // Ids work only inside the shadow root, so a description by text is simpler.
    input.setAttribute('aria-description', isWrong ? error.textContent : '')
  }
}

/** Removes the error of a field once it is valid. */
export function clearFaults({ target }: Event) {
  const box = (target as Element).closest<HTMLElement>('.box')
  const error = box?.querySelector<HTMLElement>('.error')
  if (error && !error.hidden && [...box!.querySelectorAll('input')].every(({ validity }) => validity.valid))
    show(box!, false)
}
