import type { TestContext } from 'node:test'
import { rsvpEvent, signUp } from './attendee.ts'
import { type Person, signedIn } from './people.ts'
import { type TestServer, startServer } from './server.ts'

const fields = [
  { type: 'text', name: 'name' },
  { type: 'text', name: 'diet' },
  { type: 'checkbox', name: 'bus' },
  { type: 'number', name: 'age' },
]
const template = { initial_confirmation: false, maybe_option: true, maxpp: 5, fields }

interface Party {
  readonly server: TestServer
  readonly editor: Person
  readonly event: string
  readonly other: string
}

/** Two events: Özge and three others are on the list of the first, one of them also on that of the second. */
export async function party(t: TestContext, started?: TestServer): Promise<Party> {
  const server = started ?? (await startServer(t))
  const event = await rsvpEvent(server, template)
  const other = await rsvpEvent(server, { fields })
  const people = [
    ['ozge@example.org', 'confirmed', 2, { name: 'Özge Martin', diet: 'vegan', bus: true, age: 4 }],
    ['tom@example.org', 'confirmed', 1, { name: 'Tom 100% O_Neil', diet: 'none', bus: false, age: 41 }],
    ['kim@example.org', 'undecided', 3, { name: 'Kim "diet":"vegan", Lee', bus: false }],
    ['ann@example.org', 'declined', 1, {}],
  ] as const
  for (const [email, status, amount, payload] of people) await signUp(server, event, { email, status, amount, payload })
  await signUp(server, other, { email: 'tom@example.org', payload: { name: 'Tom' } })
  return { server, editor: await signedIn(server, 'editor'), event, other }
}
