import type { FormField } from '@kalends/contract'
import { Html, html } from '../html/html.ts'
import type { PageMessages } from '../messages/messages.ts'
import { choiceValue, fieldNames } from '../rsvp/form.ts'
import { questions } from '../templates/form-fields.ts'
import { isNameField, knownField } from './known-fields.ts'

/**
 * The form fields of a template. Consecutive radio fields form a group, headed by the label before it; hidden fields come
 * last. Browsers validate them; the script shows errors in the language of the page.
 */
export function formFields(
  fields: readonly FormField[],
  { cta: words }: PageMessages,
  { prefix = '', values = {}, faults = new Set(), isLeft = () => false }: Partial<Filled> = {},
): Html {
  const filled = { prefix, values, faults, isLeft }
  const shown: Html[] = []
  const all = questions(fields)
  all.forEach((question, i) => {
    const [field] = question as [FormField]
    if (isLeft(field)) return
    const before = all[i - 1]?.[0]
    if (field.type === 'radio') shown.push(radioGroup(question, before, words, filled))
    // The label in front of a radio group is its legend.
    else if (field.type !== 'hidden' && !(field.type === 'label' && all[i + 1]?.[0]?.type === 'radio'))
      shown.push(fieldOf(field, fields.indexOf(field), words, filled))
  })
  const hidden = fields.filter(({ type }) => type === 'hidden')
  return html`${shown}
  ${hidden.map(
    ({ name, default: value }) => html`<input type="hidden" name="${prefix}${name}" value="${text(value)}" />`,
  )}`
}

/** The fields that ask for a name, wherever they are. They leave out those that a label introduces. */
export function nameFields(
  fields: readonly FormField[],
  { cta: words }: PageMessages,
  { prefix = '', values = {}, faults = new Set() }: Partial<Filled> = {},
): { readonly markup: Html; readonly isName: (field: FormField) => boolean } {
  const own = fields.filter((field, i) => isNameField(field) && fields[i - 1]?.type !== 'label')
  const filled = { prefix, values, faults, isLeft: () => false }
  return {
    markup: html`${own.map((field) => fieldOf(field, fields.indexOf(field), words, filled))}`,
    isName: (field) => own.includes(field),
  }
}

/** How the form was filled in, if it is shown again. */
interface Filled {
  /** Prefix of all field names, if the form has other fields too. */
  readonly prefix: string
  readonly values: Readonly<Record<string, unknown>>
  /** The names of invalid fields. */
  readonly faults: ReadonlySet<string>
  /** Fields that are shown elsewhere. */
  readonly isLeft: (field: FormField) => boolean
}

type Words = PageMessages['cta']

function fieldOf(field: FormField, i: number, words: Words, { prefix, values, faults }: Filled): Html {
  const { type, name, label, placeholder, required, default: byDefault } = field
  if (type === 'label') return html`<p class="label-text" dir="auto">${label}</p>`
  const id = `field-${i}`
  const value = values[name] ?? byDefault
  const isWrong = faults.has(name)
  const must = [required && new Html('required'), isWrong && faultOf(id)]
  if (type === 'checkbox')
    return html`<div class="field-box">
      <label class="choice">
        <input
          id="${id}"
          type="checkbox"
          name="${prefix}${name}"
          value="true"
          ${(value === true || value === 'true') && new Html('checked')}
          ${must}
        />
        <span dir="auto">${label ?? name}</span>
      </label>
      ${errorOf(id, words.tick, isWrong)}
    </div>`
  const known = knownField(field)
  return html`<div class="field-box">
    <label for="${id}"
      ><bdi>${label ?? name}</bdi> ${!required && html`<span class="optional">${words.optional}</span>`}</label
    >
    <input
      id="${id}"
      type="${type === 'number' ? 'number' : 'text'}"
      ${type === 'number' && new Html('inputmode="decimal" step="any"')}
      ${known && html`autocomplete="${known.autocomplete}"`}
      ${known?.inputmode && html`inputmode="${known.inputmode}"`}
      name="${prefix}${name}"
      value="${text(value)}"
      ${placeholder !== null && html` placeholder="${placeholder}"`}
      ${must}
    />
    ${errorOf(id, type === 'number' ? words.number : words.required, isWrong)}
  </div>`
}

function radioGroup(
  radios: readonly FormField[],
  before: FormField | undefined,
  words: Words,
  { prefix, values, faults }: Filled,
): Html {
  const names = fieldNames(radios)
  const id = `group-${names[0]!}`.replaceAll(/[^\w-]/g, '-')
  const legend = before?.type === 'label' ? before.label : names.length === 1 ? names[0] : undefined
  const isWrong = names.some((name) => faults.has(name))
  const chosen = chosenOf(radios, values)
  const required = radios.some((field) => field.required)
  return html`<fieldset class="field-box" ${legend === undefined && html` aria-label="${words.choose}"`}>
    ${legend !== undefined && html`<legend dir="auto">${legend}</legend>`}
    ${radios.map(
      (field, i) =>
        html`<label class="choice">
          <input
            type="radio"
            name="${prefix}${names.length === 1 ? names[0] : `${groupSign}${names[0]}`}"
            value="${names.length === 1 ? choiceValue(field) : `${field.name}=${choiceValue(field)}`}"
            ${field === chosen && new Html('checked')}
            ${required && new Html('required')}
            ${i === 0 && isWrong && faultOf(id)}
          />
          <span dir="auto">${field.label ?? field.placeholder}</span>
        </label>`,
    )}
    ${errorOf(id, words.choose, isWrong)}
  </fieldset>`
}

/**
 * Radio buttons exclude each other if they share a name. If the fields of a group have different names, their buttons share
 * a name that no field can have, and each value says which field it belongs to: `=meat` is `vegan=yes`.
 */
export const groupSign = '='

/** What was filled in, otherwise the default. Older templates may have several defaults. */
function chosenOf(radios: readonly FormField[], values: Filled['values']): FormField | undefined {
  const isFilledIn = radios.some(({ name }) => Object.hasOwn(values, name))
  return radios.find((field) => (isFilledIn ? values[field.name] === choiceValue(field) : field.default === true))
}

/** Marks the invalid field, says what is wrong and asks for the focus. With several, browsers focus the first. */
export function faultOf(id: string): Html {
  return new Html(`aria-invalid="true" aria-describedby="${id}-error" autofocus`)
}

export function errorOf(id: string, message: string, isShown = false): Html {
  return html`<p class="error" id="${id}-error" ${!isShown && new Html('hidden')}>${message}</p>`
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
