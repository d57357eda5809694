import { resolve, schemaName } from './spec.js'

/** The fields of an object as a list one can read: name, type, whether it must be there, what it means. */
export function fieldsComponent(h, spec, { Details, rich }) {
  function Fields({ schema, ...options }) {
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

  function Field({ name, property, required, options }) {
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

  /** In an answer everything is there; what may be missing is worth a word. In a request it is the other way round. */
  function presence(required, { answered }) {
    if (answered) return !required && h('span', { className: 'type' }, 'not always present')
    return required && h('span', { className: 'required' }, 'required')
  }

  function facts(property, { withExamples }) {
    const values = (property.enum ?? property.items?.enum)?.filter((value) => value !== null)
    const known = [
      values?.length > 1 && ['One of ', ...codes(values)],
      property.default !== undefined && ['Default ', ...codes([property.default])],
      limitsOf(property),
      withExamples && property.examples && ['Example ', ...codes([property.examples[0]])],
    ].filter(Boolean)
    if (known.length === 0) return null
    return h('ul', { className: 'facts' }, ...known.map((fact) => h('li', null, fact)))
  }

  /** What a list or a nested object consists of. */
  function inner(property, options) {
    const names = property.propertyNames?.enum
    if (names) {
      const draw = () => h('p', { className: 'names' }, codes(names))
      return h(Details, { summary: `${names.length} known keys`, draw })
    }
    const part = property.items ?? property
    if (!resolve(spec, part).properties) return null
    const summary = `Fields of ${schemaName(part) ?? 'it'}`
    return h(Details, { summary, draw: () => h(Fields, { schema: part, ...options }) })
  }

  function codes(values) {
    return values.flatMap((value, i) => [i > 0 && ' ', h('code', { key: i }, textOf(value))])
  }

  return Fields
}

function textOf(value) {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

function typeOf(spec, property) {
  const { type, format, items } = resolve(spec, property)
  const names = [type].flat().map((name) => (name === 'array' ? listOf(spec, items) : name))
  return [names.join(' or '), format].filter(Boolean).join(', ')
}

function listOf(spec, items) {
  return items ? `list of ${schemaName(items) ?? typeOf(spec, items)}` : 'list'
}

function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems, maxProperties }) {
  if (maxLength !== undefined) return `${minLength ? `${minLength} to` : 'At most'} ${number(maxLength)} characters`
  if (maxItems !== undefined) return `At most ${number(maxItems)} entries`
  if (minItems !== undefined) return `At least ${number(minItems)} ${minItems === 1 ? 'entry' : 'entries'}`
  if (maxProperties !== undefined) return `At most ${number(maxProperties)} keys`
  // Ids have bounds too, but nobody needs to read them.
  return minimum !== undefined && maximum < 1e12 ? `From ${number(minimum)} to ${number(maximum)}` : undefined
}

function number(value) {
  return value.toLocaleString('en')
}
