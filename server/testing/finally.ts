import type { TestContext } from 'node:test'

/** Cleans up after the test, in reverse order: a server stops before its database is removed. */
export function finallyIn(t: TestContext, clean: () => unknown) {
  const known = cleaners.get(t)
  if (known) return void known.unshift(clean)
  const list = [clean]
  cleaners.set(t, list)
  t.after(async () => {
    // The test runner keeps this closure until the process ends, and would keep all servers with it.
    for (const each of list.splice(0)) await each()
  })
}

const cleaners = new WeakMap<TestContext, (() => unknown)[]>()
