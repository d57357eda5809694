import type { FormField } from '@kalends/contract'
import type { Faults } from '../refusal.ts'

type Fault = (attribute: keyof FormField, must: string) => void

/**
 * The fields of a form as visitors see them: consecutive radio fields form one question, any other field is its own.
 */
export function questions(fields: readonly FormField[]): FormField[][] {
  const all: FormField[][] = []
  fields.forEach((field, i) => {
    if (field.type === 'radio' && fields[i - 1]?.type === 'radio') all.at(-1)!.push(field)
    else all.push([field])
  })
  return all
}

/** Adds the faults of form fields, each named `fields[n].attribute`. */
export function checkFormFields(fields: readonly FormField[], faults: Faults) {
  fields.forEach((field, i) => {
    const fault: Fault = (attribute, must) =>
      faults.add(`fields[${i}].${attribute}`, `fields[${i}].${attribute} ${must}.`)

    checkName(fields, i, fault)
    if (field.type === 'label' && isBlank(field.label))
      fault('label', 'is required for a label: it is what visitors read')
    if (field.placeholder && !hasPlaceholder.has(field.type))
      fault('placeholder', `does not apply to a ${field.type} field`)
    checkDefault(field, fault)
    if (field.type === 'radio') checkChoice(field, fields.slice(startOfGroup(fields, i), i), fault)
  })
}

const hasPlaceholder = new Set<FormField['type']>(['text', 'number', 'radio'])
const isTicked = new Set<FormField['type']>(['checkbox', 'radio'])
// Browsers fill in the first automatically, and the second cannot be the key of a plain object.
const reserved = new Set(['_charset_', '__proto__'])

const isBlank = (text: string | null) => text === null || text.trim() === ''

/**
 * Names are the keys of the results, so each is unique. Consecutive radio fields form one question and share a name.
 */
function checkName(fields: readonly FormField[], index: number, fault: Fault) {
  const { type, name } = fields[index]!
  if (type === 'label') return
  if (isBlank(name)) return fault('name', `is required for a ${type} field`)
  if (name.endsWith(' ')) fault('name', 'must not end with a space')
  if (reserved.has(name.toLowerCase())) fault('name', 'must be another name: browsers give this one a special meaning')
  const others = fields.slice(0, startOfGroup(fields, index))
  if (others.some((earlier) => earlier.type !== 'label' && earlier.name === name))
    fault('name', 'must differ from the other fields; only radio fields of one group share a name')
}

/** The start of the run of radio fields that includes this one; any other field is its own start. */
function startOfGroup(fields: readonly FormField[], index: number): number {
  let start = index
  if (fields[index]!.type === 'radio') while (fields[start - 1]?.type === 'radio') start -= 1
  return start
}

/** Choices with the same name must have different values, and at most one may be preselected. */
function checkChoice(field: FormField, earlier: readonly FormField[], fault: Fault) {
  if (isBlank(field.placeholder))
    fault('placeholder', 'is required for a radio field: it is the value that the choice sends')
  else if (earlier.some(({ name, placeholder }) => name === field.name && placeholder === field.placeholder))
    fault('placeholder', 'must differ from the other choices with this name: it is the value the choice sends')
  if (field.default === true && earlier.some((other) => other.default === true))
    fault('default', 'must be false, because another choice of the group is already true')
}

function checkDefault(field: FormField, fault: Fault) {
  if (field.default === null || field.default === '') {
    if (field.type === 'hidden' && field.required)
      fault('default', 'is required for a hidden field that is required: visitors cannot fill it in')
    return
  }
  if (field.type === 'label') fault('default', 'does not apply to a label')
  else if (isTicked.has(field.type) && typeof field.default !== 'boolean')
    fault('default', `must be true or false for a ${field.type} field`)
  else if (!isTicked.has(field.type) && typeof field.default !== 'string')
    fault('default', `must be text for a ${field.type} field`)
  else if (field.type === 'number' && !/^-?\d+(\.\d+)?$/.test(String(field.default)))
    fault('default', 'must be a number written as text')
}
