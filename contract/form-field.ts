import { listOf } from './fields.ts'
import { limits } from './limits.ts'
import { type Clearable, type JsonSchema, type Schema, object } from './schema.ts'

export const formFieldTypes = ['text', 'number', 'checkbox', 'radio', 'label', 'hidden'] as const

/** One field of the form of a CTA or RSVP template. */
export interface FormField {
  type: (typeof formFieldTypes)[number]
  name: string
  required: boolean
  label: string | null
  placeholder: string | null
  default: string | boolean | null
}

/** As sent: fields that are left out are false or null. */
export type FormFieldInput = Pick<FormField, 'type'> & Clearable<FormField>

const line: JsonSchema = { maxLength: limits.text, format: 'line' }

/** Letters and digits of any script, and the punctuation that other forms use in field names: `data[first-name]`. */
const namePattern = '^([\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N} _.:[\\]-]*)?$'

const properties = {
  type: {
    type: 'string',
    enum: formFieldTypes,
    description:
      'Consecutive radio fields form one group with one choice, even if their names differ; a label before the group is its heading. A hidden field carries extra data and is not shown.',
    examples: ['text'],
  },
  name: {
    ...line,
    type: ['string', 'null'],
    maxLength: limits.fieldName,
    pattern: namePattern,
    'x-must':
      'must start with a letter, a digit or _ and can only contain letters, digits, spaces and the characters _ - . : [ ]',
    description:
      'Identifies the field, and is its key in the results. Required by every type except label; unique, except within a radio group. Letters, digits, spaces and the characters _ - . : [ ].',
    examples: ['company'],
  },
  required: {
    type: ['boolean', 'null'],
    description:
      'Whether it must be filled in. If one radio field of a group is required, any choice of the group satisfies it.',
    examples: [false],
  },
  label: {
    ...line,
    type: ['string', 'null'],
    description: 'The text visitors see. Required by a label.',
    examples: ['Your company'],
  },
  placeholder: {
    ...line,
    type: ['string', 'null'],
    description:
      'A hint inside the empty field (text and number), or the value of a radio field, which requires one. Not used by other types.',
    examples: ['Example Ltd.'],
  },
  default: {
    ...line,
    type: ['string', 'boolean', 'null'],
    description:
      'The initial value: text for text, number and hidden fields, true or false for checkbox and radio. At most one radio field of a group can be true.',
    examples: [''],
  },
} satisfies Record<string, JsonSchema>

export const FormFieldInput: Schema<FormFieldInput> = {
  ...object(properties, { description: 'One field of a form, as sent.' }),
  required: ['type'],
} as Schema<FormFieldInput>

export const FormField = object(
  {
    ...properties,
    name: { ...properties.name, type: 'string', default: '' },
    required: { ...properties.required, type: 'boolean', default: false },
  },
  { description: 'One field of a form.' },
) as Schema<FormField>

const example: FormField[] = [
  { type: 'text', name: 'company', required: false, label: 'Your company', placeholder: 'Example Ltd.', default: null },
]

/** The fields of a form. An update replaces the whole list. */
export function formFields(description: string) {
  return {
    read: listOf(FormField, description, { maxItems: limits.formFields, example }).read,
    write: listOf(FormFieldInput, description, { maxItems: limits.formFields, example }).write,
  }
}
