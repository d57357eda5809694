import { flushCompileCache } from 'node:module'
import type { Settings } from '../config.ts'
import { loadForWriting } from '../database/up-to-date.ts'
import { errorFields, formatLog, log } from '../http/log.ts'
import { type RunningServer, startServer } from '../main.ts'
import { accessLink } from '../accounts/one-time-links.ts'
import type { Command } from './command.ts'
import { databaseOf } from './in-database.ts'
import { columns, indent } from './text.ts'

export const commands: Command[] = [
  {
    name: 'serve',
    summary: 'Start the server.',
    details:
      'Without settings, data is kept in the folder data of the project. On an empty database, it creates the first organization ' +
      'and prints a key for it once. Stops on Ctrl-C or SIGTERM, after finishing the requests in progress.',
    example: 'PORT=8080 PUBLIC_URL=https://events.example.org kalends serve',
    run: async (given) => {
      const chosen = given.settings()
      formatLog(chosen)
      const server = await startServer(chosen)
      stopOnSignal(server)
      stopOnDefect()
      setTimeout(() => void prepareForNext(), preloadDelay).unref()

      const { settings, firstAccess } = server
      const base_url = `${settings.publicUrl}/v1`
      const docs = `${settings.publicUrl}/docs`
      const owner_link = firstAccess ? accessLink(settings, firstAccess.ownerToken) : null
      return {
        data: { base_url, docs, data: dataOf(settings), key: firstAccess?.key ?? null, owner_link },
        text: `Kalends is running.\n\n${indent(columns(facts(server, base_url, docs)))}\n${advice(server, base_url)}`,
      }
    },
  },
]

function facts({ settings, address }: RunningServer, base_url: string, docs: string): string[][] {
  const { hosts, settingsFile } = settings
  return [
    ['Application', `${settings.publicUrl}/app`],
    ['Base URL', base_url],
    ['Reference', docs],
    ['Button', `${docs}/button`],
    ...(hosts ? [['Listening', `${address}, only for requests to ${[...hosts].join(', ')} (PUBLIC_URL)`]] : []),
    ['Database', databaseOf(settings)],
    ...(settingsFile === null ? [] : [['Settings', settingsFile]]),
  ]
}

function advice({ firstAccess, settings, organizationWithoutKeys }: RunningServer, base_url: string): string {
  if (firstAccess) return welcome(firstAccess.key, base_url, accessLink(settings, firstAccess.ownerToken))
  return organizationWithoutKeys === undefined
    ? ''
    : `\nNo key is active, so the API cannot be used. Create one with "kalends key create --org ${organizationWithoutKeys}".\n`
}

function welcome(key: string, base_url: string, link: string): string {
  return `
Sign in as the owner with this link. It works once, for 24 hours:

  ${link}

Your Read & Write key. It is shown only once, so store it safely:

  ${key}

Try it:

  curl -H 'Authorization: ${key}' ${base_url}/email-template/all

"kalends demo" creates sample content; "kalends --help" lists all commands.
`
}

/** Never includes the configured address of PostgreSQL, which may hold a password. */
function dataOf({ databaseUrl, dataDir }: Settings): string {
  if (!databaseUrl) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${host}${pathname}`
}

// Milliseconds. Under "npm start" one Ctrl-C arrives twice: from the terminal and from npm.
const repeatedSignal = 1000

function stopOnSignal(server: RunningServer) {
  let state: 'running' | 'stopping' | 'impatient' = 'running'
  const stop = async () => {
    if (state === 'impatient') process.exit(1)
    if (state === 'stopping') return
    state = 'stopping'
    setTimeout(() => {
      state = 'impatient'
      log(server.settings, 'info', 'still stopping: finishing requests; another signal ends them immediately')
    }, repeatedSignal).unref()
    await server.stop()
    log(server.settings, 'info', 'stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop()).on('SIGINT', () => void stop())
}

/** As Node does by default, but as a log line with secrets masked. */
function stopOnDefect() {
  process.on('uncaughtException', (error) => {
    log({ logLevel: 'fatal' }, 'fatal', 'stopped by an unhandled error', { err: errorFields(error) })
    process.exit(1)
  })
}

// Milliseconds. Requests that waited for the start come first.
const preloadDelay = 250

/** Saves the compile cache for the next start, then preloads what the first write needs, which else loads it itself. */
async function prepareForNext() {
  flushCompileCache()
  await loadForWriting().catch(() => {})
  flushCompileCache()
}
