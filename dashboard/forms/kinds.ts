import type { JsonSchema, Resource } from '@kalends/contract'

type FieldOf = Resource['fields'][string]

export type ControlKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'colour'
  | 'rich-text'
  | 'moment'
  | 'address'
  | 'paragraph'
  | 'line'
  | 'reference'
  | 'image'
  /** A list or a map, which has an editor of its own. */
  | 'own'

/** The control that fits a declared field. */
export function kindOf(field: FieldOf): ControlKind {
  const { write, references } = field
  if (references) return references.table === 'image' ? 'image' : 'reference'
  const type = typeOf(write)
  if (type === 'boolean') return 'switch'
  if (write.enum) return 'choice'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array' || type === 'object') return 'own'
  if (write['x-html']) return 'rich-text'
  if (write.pattern?.startsWith('^#(')) return 'colour'
  if (write.format === 'instant') return 'moment'
  if (write.format?.endsWith('address')) return 'address'
  return write.format === 'text' ? 'paragraph' : 'line'
}

function typeOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((each) => each !== 'null')
}
