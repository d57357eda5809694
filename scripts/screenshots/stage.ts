import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { openMailServer } from '../../server/testing/mail-server.ts'
import { findChromium } from '../chromium.ts'

export const root = join(import.meta.dirname, '../..')
const kalends = join(root, 'server/kalends.js')
const port = '18480'

type Item = Record<string, string>

/** A server with the sample content, and a browser. */
export interface Stage {
  readonly browser: Browser
  readonly origin: string
  readonly folder: string
  /** Addresses of the sample content. */
  readonly addresses: Readonly<Record<'page' | 'cta' | 'rsvp' | 'overview' | 'docs', string>>
  /** Runs a command and returns what it prints as JSON. */
  command<Answer>(...words: string[]): Promise<Answer>
  /** All templates of a kind, oldest first. */
  list(path: string): Promise<Item[]>
  post(path: string, item: object): Promise<Item>
  patch(path: string, item: object): Promise<Item>
  upload(bytes: Buffer, type: string): Promise<string>
  /** Signs somebody up as a browser without scripts does. Returns the address of the page that follows. */
  signUp(prokey: string, fields: Readonly<Record<string, string>>): Promise<string>
  close(): Promise<void>
}

/** With a mail server, the application shows no warning that there is none. Sent mails can no longer be read. */
export async function openStage({ hasMailServer }: { hasMailServer: boolean }): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-screenshots-'))
  const mails = hasMailServer ? await openMailServer() : undefined
  // Signs up faster than people do.
  const settings = {
    DATA_DIR: folder,
    PORT: port,
    HOST: '127.0.0.1',
    SETTINGS_FILE: 'none',
    RSVP_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(mails && { SMTP_URL: mails.url, MAIL_FROM: 'events@example.org' }),
  }
  const env = { ...process.env, ...settings }
  const server = spawn(process.execPath, [kalends, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface(server.stdout), 'line')

  const command = async <Answer>(...words: string[]): Promise<Answer> => {
    const { stdout } = await promisify(execFile)(process.execPath, [kalends, ...words, '--json'], { env })
    return JSON.parse(stdout) as Answer
  }
  const { addresses } = await command<Pick<Stage, 'addresses'>>('demo')
  const { key: authorization } = await command<{ key: string }>('key', 'create', '--org', '1')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const origin = `http://localhost:${port}`

  const request = async (path: string, options: RequestInit): Promise<Item> => {
    const headers = { authorization, ...(options.headers as Record<string, string>) }
    const answer = await fetch(`${origin}/v1/${path}`, { ...options, headers })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Item
  }
  const json = (method: string) => (path: string, item: object) =>
    request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(item) })

  return {
    browser,
    origin,
    folder,
    addresses,
    command,
    list: async (path) => (await request(`${path}/all`, {})) as unknown as Item[],
    post: json('POST'),
    patch: json('PATCH'),
    async upload(bytes, type) {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(bytes)], { type }), 'image')
      return (await request('upload-image', { method: 'POST', body })).id!
    },
    async signUp(prokey, fields) {
      const { rsvp } = (await (await fetch(`${origin}/${prokey}/config.json`)).json()) as { rsvp: { form: string } }
      const body = new URLSearchParams({ form: rsvp.form, ...fields })
      const answer = await fetch(`${origin}/${prokey}/rsvp`, { method: 'POST', body, redirect: 'manual' })
      const next = answer.headers.get('location')
      if (next === null) throw new Error(`The sign-up for ${prokey} was answered with ${answer.status}.`)
      return new URL(next, origin).href
    },
    async close() {
      await browser.close()
      server.kill()
      await once(server, 'exit')
      await mails?.close()
      await rm(folder, { recursive: true })
    },
  }
}
