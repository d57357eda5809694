import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { finallyIn } from '../server/testing/finally.ts'
import { startServer } from '../server/testing/server.ts'
import { startWeb } from '../server/testing/web.ts'
import { leaveBrowser, openBrowser } from './browser.ts'

const root = resolve(import.meta.dirname, '..')
const execute = promisify(execFile)
// Packing and installing start npm, which is slow on a busy machine.
const slow = { timeout: 5 * 60_000 }

/** An empty project in which the packed button was installed. */
let folder: string
let project: string

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kalends-button-'))
  project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  await execute(process.execPath, [join(root, 'scripts/pack-button.ts'), folder])
  await execute('npm', ['install', '--offline', '--no-audit', '--no-fund', ...globSync(join(folder, '*.tgz'))], {
    cwd: project,
    shell: process.platform === 'win32',
  })
}, slow)
after(() => rmSync(folder, { recursive: true, force: true }))

test('the packed button can be imported without a DOM and has no dependencies', slow, async () => {
  writeFileSync(
    join(project, 'server.js'),
    `import { KalendsButton, register } from '@kalends/button'
     register()
     console.log(typeof KalendsButton, typeof globalThis.customElements)`,
  )

  const { stdout } = await execute(process.execPath, ['server.js'], { cwd: project })

  assert.equal(stdout, 'function undefined\n')
  assert.deepEqual(
    globSync('node_modules/@*/*', { cwd: project }).map((path) => path.replaceAll('\\', '/')),
    ['node_modules/@kalends/button'],
  )
})

const typescript = `
import { KalendsButton, register } from '@kalends/button'
register()
const button = document.createElement('kalends-button')
const typed: KalendsButton = button
const renamed: KalendsButton = document.createElement('add-to-calendar-button')
button.data = { version: 1 }
button.addEventListener('kalends:save', ({ detail }) => [detail.prokey, detail.calendar, detail.date?.toFixed()])
button.addEventListener('click', (event) => event.preventDefault())
document.addEventListener('kalends:open', ({ detail }) => detail.prokey)
// @ts-expect-error: Only a save names a calendar.
document.addEventListener('kalends:open', ({ detail }) => detail.calendar)
export { renamed, typed }
`

const react = `
import '@kalends/button'
export const One = () => <kalends-button prokey="x" domain="https://events.example.org" lightMode="system" size={8} inline className="x" />
export const Two = () => <kalends-button prokey="x" customLabels='{"close":"Enough"}' ref={(button) => { button?.focus() }} />
// @ts-expect-error: There is no such light mode.
export const Three = () => <kalends-button prokey="x" lightMode="pink" />
// @ts-expect-error: There is no such attribute.
export const Four = () => <kalends-button prokey="x" proxy />
// @ts-expect-error: A button requires a prokey or data.
export const Five = () => <kalends-button lightMode="dark" />
export const Six = () => <kalends-button data={{ version: 1 }} lightMode="dark" />
export const Seven = () => <add-to-calendar-button proKey="x" lightMode="dark" className="x" />
// @ts-expect-error: The other name requires a prokey or data as well.
export const Eight = () => <add-to-calendar-button lightMode="dark" />
`

// Mimics what Vue's template checker does with GlobalComponents.
const vue = `
import '@kalends/button'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['kalends-button']>['$props']
export const props: Props = { prokey: 'x', domain: 'https://events.example.org', lightMode: 'dark', disabled: true, class: ['x'] }
export const renamed: InstanceType<GlobalComponents['add-to-calendar-button']>['$props'] = { proKey: 'x', inline: true }
export const preview: Props = { data: { version: 1 } }
// @ts-expect-error: There is no such light mode.
export const wrong: Props = { prokey: 'x', lightMode: 'pink' }
// @ts-expect-error: A button requires a prokey or data.
export const empty: Props = { lightMode: 'dark' }
`

test('the packed button has types, even without React and Vue', slow, async () => {
  writeFileSync(join(project, 'plain.ts'), typescript)

  assert.equal(await compile('plain.ts'), '')
})

test('the packed button has types for React', slow, async () => {
  writeFileSync(join(project, 'react.tsx'), react)

  assert.equal(await compile('react.tsx', { react: [join(root, 'node_modules/@types/react')] }), '')
})

test('the packed button has types for Vue', slow, async () => {
  mkdirSync(join(project, 'vue-types'))
  writeFileSync(join(project, 'vue-types/index.d.ts'), 'export interface GlobalComponents {}\n')
  writeFileSync(join(project, 'vue.ts'), vue)

  assert.equal(await compile('vue.ts', { vue: ['./vue-types/index.d.ts'] }), '')
})

test('the packed button draws itself with data from the given server', slow, async (t) => {
  const server = await startServer(t)
  const domain = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { id } = await server.client.style.create({
    name: 'Deutsch',
    options: ['google', 'ical'],
    language: 'de',
    buttonStyle: 'flat',
  })
  const dates = [{ name: 'Summer party', startDate: '2027-06-12' }]
  const { prokey } = await server.client.event.create({ new_event_group_name: 'Concerts', layout: id, dates })
  const { host } = await startWeb(t, ({ url }, answer) => {
    if (url!.startsWith('/dist/')) {
      const file = join(project, 'node_modules/@kalends/button', url!)
      answer.setHeader('content-type', 'text/javascript').end(readFileSync(file))
    } else {
      const script = '<script type="module" src="/dist/index.js"></script>'
      const element = `<kalends-button prokey="${prokey}" domain="${domain}"></kalends-button>`
      answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Page</title>${script}${element}`)
    }
  })
  const browser = await openBrowser()
  finallyIn(t, leaveBrowser)
  const page = await browser.newPage()

  await page.goto(`http://127.0.0.2:${host.port}/`)

  await page.locator('.style-flat').getByRole('button', { name: 'Zum Kalender hinzufügen' }).waitFor()
})

/** The compiler's errors. */
async function compile(file: string, paths: Record<string, string[]> = {}): Promise<string> {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    paths: { ...paths, ...(paths.react && { 'react/jsx-runtime': [join(paths.react[0]!, 'jsx-runtime')] }) },
  }
  const config = join(project, `${file}.json`)
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files: [file] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await execute(process.execPath, [compiler, '-p', config]).catch(
    (failure: { stdout: string }) => failure,
  )
  return stdout
}
