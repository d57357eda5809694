import * as contract from '@kalends/contract'
import type { Field, Resource } from '@kalends/contract'

/** Every resource that contract/index.ts exports, by the name of its type. */
export const declaredResources: ReadonlyMap<string, Resource> = new Map(
  Object.entries<unknown>(contract).filter((entry): entry is [string, Resource] => isResource(entry[1])),
)

interface Pointer {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
}

/** Every field that refers to another item. */
export const pointers: readonly Pointer[] = [...declaredResources.values()]
  .flatMap((resource) => Object.entries(resource.fields).map(([name, field]) => ({ resource, name, field })))
  .filter(({ field }) => field.references !== undefined)

/** The resources in an order in which nothing refers to those before it. */
export function fromTheTop(): Resource[] {
  const sorted = new Set<Resource>()
  const add = (resource: Resource) => {
    for (const { resource: referring, field } of pointers)
      if (field.references!.name === resource.name && !sorted.has(referring)) add(referring)
    sorted.add(resource)
  }
  for (const resource of declaredResources.values()) add(resource)
  return [...sorted]
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'declaration' in value
}
