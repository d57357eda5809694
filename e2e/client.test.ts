import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { isExecutable } from '../scripts/debian.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { startServer } from '../server/testing/server.ts'
import { startWeb } from '../server/testing/web.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '..')
const execute = promisify(execFile)
// Packing and installing start npm, which is slow on a busy machine.
const slow = { timeout: 5 * 60_000 }

let folder: string
/** An empty project in which the packed client was installed. */
let project: string

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-client-'))
  project = join(folder, 'project')
  const repository = copyOfRepository(join(folder, 'repository'))
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')

  await npm(join(repository, 'contract'), 'pack', '--ignore-scripts=false', '--pack-destination', folder)
  await npm(project, 'install', '--offline', '--no-audit', '--no-fund', ...globSync(join(folder, '*.tgz')))
}, slow)
after(() => rmSync(folder, { recursive: true, force: true }))

test('packing leaves the source unchanged', () => {
  const manifest = (place: string) => readFileSync(join(place, 'contract/package.json'), 'utf8')

  assert.equal(manifest(join(folder, 'repository')), manifest(root))
  assert.deepEqual(globSync('*', { cwd: join(folder, 'repository/contract/dist') }), [])
})

test('the packed client runs in JavaScript, on older versions of Node as well', slow, async (t) => {
  const server = await startServer(t)
  const baseUrl = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/v1`
  writeFileSync(
    join(project, 'script.js'),
    `import { ApiError, Style, createClient } from '@kalends/contract'
     import * as client from '@kalends/contract/client'
     const [, , baseUrl, key] = process.argv
     const kalends = createClient({ baseUrl, key })
     const { id } = await kalends.style.create({ name: 'Spring', options: ['ical'] })
     const { data, etag } = await kalends.style.read(id).withResponse()
     const refusal = await kalends.style.read(0).catch((error) => error)
     const same = client.createClient === createClient && refusal instanceof ApiError
     console.log(JSON.stringify([data.name, etag === \`"\${id}-v1"\`, refusal.message, same, Style.name]))`,
  )

  for (const node of await nodes()) {
    const { stdout } = await execute(node, ['script.js', baseUrl, server.key], { cwd: project })
    assert.deepEqual(JSON.parse(stdout), ['Spring', true, 'No entry found.', true, 'style'], node)
  }
})

const typescript = `
import { ApiError, type Client, createClient } from '@kalends/contract'
import type { ApiResponse } from '@kalends/contract/client'

const kalends: Client = createClient({ baseUrl: 'http://localhost:8080/v1', key: 'kal_key', fetch: undefined })
const { id, warnings } = await kalends.style.create({ name: 'x', options: ['ical'], size: undefined })
const response: ApiResponse<{ name: string; customCss: string | null }> = await kalends.style.read(id).withResponse()
const texts: [string, string[] | undefined, string | undefined] = [id, warnings, response.etag]
const prokeys: string[] = []
const style = await kalends.style.read(id, { ifNoneMatch: response.etag, signal: AbortSignal.timeout(1000) })
for await (const page of kalends.event.pages({ from: 'now', to: undefined })) prokeys.push(...page.map((event) => event.prokey))
await kalends.event.update('x', { dates: [{}, { location: null }] }, { ifMatch: response.etag, idempotencyKey: undefined })
// @ts-expect-error: It may be unchanged.
style.name
// @ts-expect-error: There is no such calendar.
await kalends.style.create({ name: 'x', options: ['none'] })
// @ts-expect-error: The name is required.
await kalends.group.create({})
// @ts-expect-error: There is no such field.
response.data.nmae
// @ts-expect-error: A list has no If-Match.
await kalends.group.all({}, { ifMatch: 'x' })
export const isRefusal = (error: unknown) => error instanceof ApiError && error.body.details?.errors?.[0]?.field
`

for (const module of ['node16', 'bundler']) {
  test(`the packed client has types under moduleResolution ${module}`, slow, async () => {
    const file = join(project, `${module}.ts`)
    writeFileSync(file, typescript)
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.asynciterable'],
      types: [],
      moduleResolution: module,
      module: module === 'bundler' ? 'esnext' : module,
    }
    const config = join(project, `tsconfig.${module}.json`)
    writeFileSync(config, JSON.stringify({ compilerOptions: options, files: [file] }))

    const { stdout } = await execute(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      config,
    ]).catch((failure: { stdout: string }) => failure)

    assert.equal(stdout, '')
  })
}

test('the packed client runs in a browser without a bundler', slow, async (t) => {
  const server = await startServer(t)
  const api = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { host } = await startWeb(t, (asked, answer) => {
    if (asked.url!.startsWith('/v1/')) {
      const { method, headers } = asked
      asked.pipe(
        request(api + asked.url, { method: method!, headers }, (answered) => {
          answer.writeHead(answered.statusCode!, answered.headers)
          answered.pipe(answer)
        }),
      )
    } else if (asked.url!.startsWith('/dist/')) {
      const file = join(project, 'node_modules/@kalends/contract', asked.url!)
      answer.setHeader('content-type', 'text/javascript').end(readFileSync(file))
    } else {
      answer.setHeader('content-type', 'text/html').end('<title>Empty</title>')
    }
  })
  const browser = await openBrowser()
  finallyIn(t, leaveBrowser)
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.2:${host.port}/`)

  const told = await page.evaluate(`(async () => {
    const { createClient } = await import('/dist/client.js')
    const { Style } = await import('/dist/index.js')
    const kalends = createClient({ baseUrl: location.origin + '/v1', key: ${JSON.stringify(server.key)} })
    const { id } = await kalends.style.create({ name: 'Spring', options: ['ical'] })
    const { data, etag } = await kalends.style.read(id).withResponse()
    const unchanged = await kalends.style.read(id, { ifNoneMatch: etag })
    const pages = []
    for await (const page of kalends.style.pages()) pages.push(page)
    const refusal = await kalends.style.update(id, { size: '11' }, { ifMatch: etag }).catch((error) => error)
    const aborted = await kalends.style.all({}, { signal: AbortSignal.abort() }).catch((error) => error)
    return [data.name, etag, unchanged === undefined, pages, refusal.status, aborted.name, Style.name]
  })()`)

  assert.deepEqual(told, ['Spring', '"1-v1"', true, [[{ id: 1, name: 'Spring' }]], 400, 'AbortError', 'style'])
})

/**
 * The part of the repository that packing needs, copied so that the original stays untouched while other tests use it.
 */
function copyOfRepository(copy: string): string {
  for (const name of ['contract', 'scripts/pack-client.ts', 'tsconfig.base.json', 'LICENSE', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function npm(cwd: string, ...args: string[]): Promise<void> {
  await execute('npm', args, { cwd, shell: process.platform === 'win32' })
}

/** This Node, and every other one from version 20 on the PATH. */
async function nodes(): Promise<string[]> {
  const found = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'node'))
  const others = new Set(found.filter(isExecutable).map((file) => realpathSync(file)))
  others.delete(realpathSync(process.execPath))
  const versions = await Promise.all(
    [...others].map(async (node) => ({ node, version: (await execute(node, ['--version'])).stdout })),
  )
  const usable = versions.filter(({ version }) => Number.parseInt(version.slice(1), 10) >= 20).map(({ node }) => node)
  if (usable.length === 0)
    console.error('There is no other Node on the PATH: the packed client runs with this one only.')
  return [process.execPath, ...usable]
}
