import assert from 'node:assert/strict'
import { EmailTemplate, type Resource } from '@kalends/contract'
import { declaredResources } from '../http/declared-resources.ts'
import type { Caller } from './server.ts'

/** The resources with an id that the API can create. */
export const templates: readonly Resource[] = [...declaredResources.values()].filter(
  (resource) => resource.key === 'id' && resource !== EmailTemplate,
)

/** Creates an item from the examples of its required fields, and returns its id. */
export async function newItem(server: Caller, resource: Resource): Promise<number> {
  const required = Object.entries(resource.example).filter(([name]) => resource.role[name] === 'required')
  const answer = await server.post(`/${resource.name}`, Object.fromEntries(required))
  assert.equal(answer.status, 201, answer.text)
  return Number(answer.body.id)
}
