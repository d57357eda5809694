import type { Settings } from '../config.ts'
import type { Command } from './command.ts'

// Milliseconds.
const patience = 5000

export const commands: Command[] = [
  {
    name: 'health',
    summary: 'Ask the server on this machine whether it is ready.',
    details:
      'For health checks of containers, where there is no curl. Fails if there is no server or its database is away.',
    example: 'kalends health',
    run: async (given) => {
      const url = `${addressOf(given.settings())}/readyz`
      const { isReady, said } = await ask(url)
      return {
        data: { url, ready: isReady, said },
        text: isReady ? `The server at ${url} is ready.` : `The server at ${url} is not ready: ${said}`,
        failed: !isReady,
      }
    },
  },
]

/** Where the server of these settings listens, from this machine. */
function addressOf({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`
}

async function ask(url: string): Promise<{ isReady: boolean; said: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
    return { isReady: answer.ok, said: (await answer.text()).trim() }
  } catch (error) {
    const { cause, message } = error as Error
    return { isReady: false, said: cause instanceof Error ? cause.message : message }
  }
}
