import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Runs the test files that it is sent, one after another, each as a suite of its own. */
process.on('message', ({ file, limit }: { file: string; limit: number }) => {
  suite(file, { timeout: limit }, async () => {
    await import(pathToFileURL(file).href)
  })
})

// If the test of an error has already ended, the test runner only mentions it when the process ends, without the stack.
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => console.error(`${event}:`, error))
