import { type Schema, type Spec, resolve, schemaName } from './spec.ts'
import type { Component, Node, React } from './swagger-ui.ts'

export interface FieldsProps {
  readonly schema: Schema
  /** Whether these are fields of a response rather than a request. */
  readonly inResponse?: boolean
  readonly withExamples?: boolean
}

export interface DetailsProps {
  readonly id?: string
  readonly summary: Node
  readonly draw: () => Node
}

interface FieldProps {
  readonly name: string
  readonly property: Schema
  readonly required: boolean
  readonly options: Omit<FieldsProps, 'schema'>
}

interface Parts {
  readonly Details: Component<DetailsProps>
  readonly rich: (text: string) => Node
}

/** The fields of an object as a readable list: name, type, whether it is required, and its meaning. */
export function fieldsComponent(h: React['createElement'], spec: Spec, { Details, rich }: Parts) {
  function Fields({ schema, ...options }: FieldsProps): Node {
    const { items, properties = {}, required = [] } = resolve(spec, schema)
    if (items) return h(Fields, { schema: items, ...options })
    return h(
      'dl',
      { className: 'fields' },
      Object.entries(properties).map(([name, property]) =>
        h(Field, { key: name, name, property, required: required.includes(name), options }),
      ),
    )
  }

  function Field({ name, property, required, options }: FieldProps) {
    return h(
      'div',
      null,
      h(
        'dt',
        null,
        h('code', null, name),
        h('span', { className: 'type' }, typeOf(spec, property)),
        presence(required, options),
        property.readOnly && h('span', { className: 'type' }, 'read only'),
      ),
      h(
        'dd',
        null,
        property.description && h('p', null, rich(property.description)),
        facts(property, options),
        inner(property, options),
      ),
    )
  }

  /**
   * In a response fields are present by default, so only optional ones are marked. In a request it is the other way
   * round.
   */
  function presence(required: boolean, { inResponse }: FieldProps['options']): Node {
    if (inResponse) return !required && h('span', { className: 'type' }, 'not always present')
    return required && h('span', { className: 'required' }, 'required')
  }

  function facts(property: Schema, { withExamples }: FieldProps['options']): Node {
    const values = (property.enum ?? property.items?.enum ?? []).filter((value) => value !== null)
    const known = [
      values.length > 1 && ['One of ', ...codes(values)],
      property.default !== undefined && ['Default ', ...codes([property.default])],
      limitsOf(property),
      withExamples && property.examples && ['Example ', ...codes([property.examples[0]])],
    ].filter(Boolean)
    if (known.length === 0) return null
    return h('ul', { className: 'facts' }, ...known.map((fact) => h('li', null, fact)))
  }

  /** The fields of a list or a nested object. */
  function inner(property: Schema, options: FieldProps['options']): Node {
    const names = property.propertyNames?.enum
    if (names) {
      const draw = () => h('p', { className: 'names' }, codes(names))
      return h(Details, { summary: `${names.length} known keys`, draw })
    }
    const part = property.items ?? property
    if (!resolve(spec, part).properties) return null
    const summary = `Fields of ${schemaName(part) ?? (property.items ? 'each' : 'it')}`
    return h(Details, { summary, draw: () => h(Fields, { schema: part, ...options }) })
  }

  function codes(values: readonly unknown[]): Node[] {
    return values.flatMap((value, i) => [i > 0 && ' ', h('code', { key: i }, textOf(value))])
  }

  return Fields
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

function typeOf(spec: Spec, property: Schema): string {
  const { type, format, items } = resolve(spec, property)
  const names = [type ?? []].flat().map((name) => (name === 'array' ? listOf(spec, items) : name))
  return [names.join(' or '), format].filter(Boolean).join(', ')
}

function listOf(spec: Spec, items: Schema | undefined): string {
  return items ? `list of ${schemaName(items) ?? typeOf(spec, items)}` : 'list'
}

function limitsOf(schema: Schema): string | undefined {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, maxProperties } = schema
  if (maxLength !== undefined) return `${minLength ? `${minLength} to` : 'At most'} ${number(maxLength)} characters`
  if (maxItems !== undefined) return `At most ${number(maxItems)} entries`
  if (minItems !== undefined) return `At least ${number(minItems)} ${minItems === 1 ? 'entry' : 'entries'}`
  if (maxProperties !== undefined) return `At most ${number(maxProperties)} keys`
  if (minimum === undefined || maximum === undefined) return undefined
  // Ids have bounds as well, but no one needs to read them.
  return maximum < 1e12 ? `From ${number(minimum)} to ${number(maximum)}` : undefined
}

function number(value: number): string {
  return value.toLocaleString('en')
}
