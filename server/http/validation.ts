import type { JsonSchema } from '@kalends/contract'
import type { ErrorObject, ValidateFunction } from 'ajv'
import {
  isLine,
  isLinkAddress,
  isProkey,
  isPublicWebAddress,
  isStylesheetAddress,
  isText,
  isWebAddress,
  mailboxIn,
  parseInstant,
  webAddressFault,
} from './formats.ts'
import type { Faults } from '../refusal.ts'

const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** Adds every fault of the value, under the name of its field. */
export async function validate(schema: JsonSchema, value: unknown, faults: Faults) {
  const check = compiled.get(schema) ?? (await compile(schema))
  if (check(value)) return
  for (const error of check.errors ?? []) {
    // Only says that one of the keys is wrong; that key's own error says which.
    if (error.keyword === 'propertyNames') continue
    const field = fieldOf(error)
    faults.add(field, `${field} ${mustOf(error)}.`)
  }
}

/** Loaded by the first write, because reading doesn't need it. */
async function compile(schema: JsonSchema): Promise<ValidateFunction> {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    validateSchema: false,
  })
  ajv.addKeyword('x-must')
  ajv.addKeyword('x-html')
  // An empty text counts as missing.
  ajv.addFormat('mailbox', (text: string) => text === '' || (text.trim() === text && mailboxIn(text) !== undefined))
  ajv.addFormat('prokey', isProkey)
  ajv.addFormat('line', isLine)
  ajv.addFormat('text', isText)
  ajv.addFormat('web-address', isWebAddress)
  ajv.addFormat('public-web-address', isPublicWebAddress)
  ajv.addFormat('stylesheet-address', isStylesheetAddress)
  ajv.addFormat('link-address', isLinkAddress)
  ajv.addFormat('instant', (text: string) => parseInstant(text) !== undefined)
  const check = ajv.compile(schema)
  compiled.set(schema, check)
  return check
}

/** `/dates/0/name` in common notation: `dates[0].name`. */
function fieldOf(error: ErrorObject): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (error.keyword === 'required') path.push(String(error.params.missingProperty))
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty))
  if (error.propertyName !== undefined) path.push(error.propertyName)
  return path.reduce(
    (name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  )
}

/** The end of a sentence that says what the value must be. */
function mustOf({ keyword, params, parentSchema, propertyName, data }: ErrorObject): string {
  const schema = parentSchema as JsonSchema | undefined
  if (propertyName !== undefined) return schema?.['x-must'] ?? 'is not a known name'
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return 'is not a known field'
    case 'type':
      return typeMessage(schema)
    case 'enum':
      return `must be one of ${params.allowedValues.filter((value: unknown) => value !== null).join(', ')}`
    case 'minLength':
      return 'must not be empty'
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'minItems':
      return `must have at least ${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`
    case 'maxItems':
      return `must have at most ${params.limit} entries`
    case 'maxProperties':
      return `must have at most ${params.limit} keys`
    case 'uniqueItems':
      return 'must not contain the same value twice'
    case 'minimum':
    case 'maximum':
      return `must be from ${schema?.minimum} to ${schema?.maximum}`
    case 'format':
      return formatMessage(params.format, data) ?? schema?.['x-must'] ?? 'is not valid'
    default:
      return schema?.['x-must'] ?? 'is not valid'
  }
}

function typeMessage(schema: JsonSchema | undefined): string {
  if (schema?.['x-must'] !== undefined && [schema.type].flat().includes('integer')) return schema['x-must']
  const names: Record<string, string> = {
    string: 'text',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  }
  return `must be ${[schema?.type ?? []]
    .flat()
    .map((type) => names[type] ?? type)
    .join(' or ')}`
}

function formatMessage(format: string, value: unknown): string | undefined {
  switch (format) {
    case 'line':
      return 'must be one line of text without control characters'
    case 'text':
      return 'must be text without control characters'
    case 'web-address':
    case 'public-web-address':
      return webAddressFault(String(value), { isPublic: format === 'public-web-address' })
    default:
      return undefined
  }
}
