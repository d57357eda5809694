import type { FormField, FormFieldInput } from '@kalends/contract'
import type { Faults } from '../refusal.ts'

/** The fields of a form with every attribute filled in, or faults that name `fields[n].attribute`. */
export function settleFormFields(fields: readonly FormFieldInput[], faults: Faults): FormField[] {
  const settled = fields.map(complete)
  settled.forEach((field, i) => {
    const fault = (attribute: keyof FormField, must: string) =>
      faults.add(`fields[${i}].${attribute}`, `fields[${i}].${attribute} ${must}.`)

    if (field.type !== 'label' && field.name === '') fault('name', `is required for a ${field.type} field`)
    if (isTaken(settled, i))
      fault('name', 'must differ from the other fields; only radio fields of one group share a name')
    if (field.placeholder && !hasPlaceholder.has(field.type))
      fault('placeholder', `does not apply to a ${field.type} field`)
    checkDefault(field, fault)
  })
  return settled
}

const hasPlaceholder = new Set<FormField['type']>(['text', 'number', 'radio'])
const isTicked = new Set<FormField['type']>(['checkbox', 'radio'])

function complete(field: FormFieldInput): FormField {
  return {
    type: field.type,
    name: field.name ?? '',
    required: field.required ?? false,
    label: field.label ?? null,
    placeholder: field.placeholder ?? null,
    default: field.default ?? null,
  }
}

/** Names are the keys of the results, so each is used once; consecutive radio fields are one question. */
function isTaken(fields: readonly FormField[], index: number): boolean {
  const { type, name } = fields[index]!
  if (type === 'label' || name === '') return false
  let i = index - 1
  if (type === 'radio') while (fields[i]?.type === 'radio') i -= 1
  return fields.slice(0, i + 1).some((earlier) => earlier.type !== 'label' && earlier.name === name)
}

function checkDefault(field: FormField, fault: (attribute: 'default', must: string) => void) {
  if (field.default === null || field.default === '') return
  if (field.type === 'label') fault('default', 'does not apply to a label')
  else if (isTicked.has(field.type) && typeof field.default !== 'boolean')
    fault('default', `must be true or false for a ${field.type} field`)
  else if (!isTicked.has(field.type) && typeof field.default !== 'string')
    fault('default', `must be text for a ${field.type} field`)
  else if (field.type === 'number' && !/^-?\d+(\.\d+)?$/.test(String(field.default)))
    fault('default', 'must be a number written as text')
}
