import type { FormField } from '@kalends/contract'
import { Html, html } from '../html/html.ts'
import type { PageMessages } from '../messages/messages.ts'

/**
 * The fields of a template as a form shows them. Consecutive radio fields are one group, headed by the label in front of
 * it; hidden fields come last. A browser checks them by itself; the script says what is wrong in the language of the page.
 */
export function formFields(
  fields: readonly FormField[],
  { cta: words }: PageMessages,
  { prefix = '', values = {}, faults = new Set() }: Partial<Filled> = {},
): Html {
  const filled = { prefix, values, faults }
  const shown: Html[] = []
  for (let i = 0; i < fields.length; i += 1) {
    const field = fields[i]!
    const radios = radiosFrom(fields, i)
    const headed = field.type === 'label' ? radiosFrom(fields, i + 1) : []
    if (headed.length > 0) {
      shown.push(radioGroup(field.label ?? '', headed, words, filled))
      i += headed.length
    } else if (radios.length > 0) {
      shown.push(radioGroup(radios[0]!.name, radios, words, filled))
      i += radios.length - 1
    } else if (field.type !== 'hidden') shown.push(fieldOf(field, i, words, filled))
  }
  const hidden = fields.filter(({ type }) => type === 'hidden')
  return html`${shown}
  ${hidden.map(
    ({ name, default: value }) => html`<input type="hidden" name="${prefix}${name}" value="${text(value)}" />`,
  )}`
}

/** How the form was filled in, for one that is shown again. */
interface Filled {
  /** Stands before the names of all fields, where the form has others as well. */
  readonly prefix: string
  readonly values: Readonly<Record<string, unknown>>
  /** The names of fields that are at fault. */
  readonly faults: ReadonlySet<string>
}

function radiosFrom(fields: readonly FormField[], start: number): FormField[] {
  const rest = fields.slice(start)
  const end = rest.findIndex(({ type }) => type !== 'radio')
  return end === -1 ? rest : rest.slice(0, end)
}

type Words = PageMessages['cta']

function fieldOf(
  { type, name, label, placeholder, required, default: byDefault }: FormField,
  i: number,
  words: Words,
  { prefix, values, faults }: Filled,
): Html {
  if (type === 'label') return html`<p class="label-text">${label}</p>`
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
        <span>${label ?? name}</span>
      </label>
      ${errorOf(id, words.tick, isWrong)}
    </div>`
  return html`<div class="field-box">
    <label for="${id}">${label ?? name} ${!required && html`<span class="optional">${words.optional}</span>`}</label>
    <input
      id="${id}"
      type="${type === 'number' ? 'number' : 'text'}"
      ${type === 'number' && new Html('inputmode="decimal" step="any"')}
      name="${prefix}${name}"
      value="${text(value)}"
      ${placeholder !== null && html` placeholder="${placeholder}"`}
      ${must}
    />
    ${errorOf(id, type === 'number' ? words.number : words.required, isWrong)}
  </div>`
}

function radioGroup(
  legend: string,
  radios: readonly FormField[],
  words: Words,
  { prefix, values, faults }: Filled,
): Html {
  const id = `group-${radios[0]!.name}`.replaceAll(/[^\w-]/g, '-')
  return html`<fieldset class="field-box">
    <legend>${legend}</legend>
    ${radios.map(
      ({ name, label, placeholder, required, default: byDefault }, i) =>
        html`<label class="choice">
          <input
            type="radio"
            name="${prefix}${name}"
            value="${placeholder ?? label ?? ''}"
            ${(Object.hasOwn(values, name) ? values[name] === (placeholder ?? label) : byDefault === true) && new Html('checked')}
            ${required && new Html('required')}
            ${i === 0 && faults.has(name) && faultOf(id)}
          />
          <span>${label ?? placeholder}</span>
        </label>`,
    )}
    ${errorOf(id, words.choose, faults.has(radios[0]!.name))}
  </fieldset>`
}

/** On the field at fault: what is wrong, and that it is the place to go on. Of several, browsers take the first. */
export function faultOf(id: string): Html {
  return new Html(`aria-invalid="true" aria-describedby="${id}-error" autofocus`)
}

export function errorOf(id: string, message: string, isShown = false): Html {
  return html`<p class="error" id="${id}-error" ${!isShown && new Html('hidden')}>${message}</p>`
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
