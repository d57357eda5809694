import type { TestContext } from 'node:test'

/** What the server logs from now on, as text. */
export function logText(t: TestContext): () => string {
  const written: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  t.mock.method(process.stderr, 'write', (...given: Parameters<typeof write>) => {
    if (!String(given[0]).startsWith('{"level"')) return write(...given)
    return written.push(String(given[0])) > 0
  })
  return () => written.join('')
}

/** The same, line by line. */
export function logLines(t: TestContext): () => Record<string, unknown>[] {
  const text = logText(t)
  return () =>
    text()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
}
