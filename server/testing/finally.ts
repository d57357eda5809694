import type { TestContext } from 'node:test'

/** Cleans up after the test, in reverse order: a server stops before its database is removed. */
export function finallyIn(t: TestContext, clean: () => unknown) {
  const known = cleaners.get(t)
  if (known) return void known.unshift(clean)
  const list = [clean]
  cleaners.set(t, list)
  t.after(async () => {
    for (const each of list) await each()
  })
}

const cleaners = new WeakMap<TestContext, (() => unknown)[]>()
