import hooks from 'node:async_hooks'
import { pathToFileURL } from 'node:url'

// The test runner follows every promise to know the suite in which a test is declared and the test in which an error
// occurs. The servers in our tests make millions, so it may do so only while a file declares its tests.
const { createHook } = hooks
const tracking: hooks.AsyncHook[] = []
hooks.createHook = (callbacks) => {
  const hook = createHook(callbacks)
  tracking.push(hook)
  return hook
}
const { suite } = await import('node:test')

/** Runs the test files that it is sent, one after another, each as a suite of its own. */
process.on('message', ({ file, limit }: { file: string; limit: number }) => {
  for (const hook of tracking) hook.enable()
  suite(file, { timeout: limit }, async () => {
    await import(pathToFileURL(file).href)
    for (const hook of tracking) hook.disable()
  })
})

// The test runner no longer knows which test to fail, and that one may wait for ever.
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => {
    console.error(`${event}:`, error)
    process.exit(1)
  })
