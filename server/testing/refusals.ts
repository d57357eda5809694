import assert from 'node:assert/strict'
import type { Caller } from './server.ts'

/** Sends each value for the field and expects that it is refused by name and that nothing was created. */
export async function assertRefused(
  server: Caller,
  path: string,
  body: Record<string, unknown>,
  field: string,
  values: unknown[],
  at = field,
) {
  for (const value of values) {
    const answer = await server.post(path, { ...body, [field]: value })
    assert.equal(answer.status, 400, `${field}: ${JSON.stringify(value)} gave ${answer.text}`)
    const fields = answer.body.details.errors.map((error: { field: string }) => error.field)
    assert.ok(
      fields.every((name: string) => name.startsWith(at)),
      `${JSON.stringify(value)}: ${fields}`,
    )
    assert.ok(answer.body.message.includes(field))
  }
  assert.deepEqual((await server.get(`${path}/all`)).body, [])
}
