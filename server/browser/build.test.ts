import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type BuiltFile, build } from './build.ts'

test('TypeScript and CSS become one small file each, with a content hash in its name', async (t) => {
  const { sources, cache } = project(t, {
    'page.ts': "import { greet } from './greet.ts'\n\ndocument.title = greet('you' as string)\n",
    'greet.ts': 'export const greet = (name: string): string => `Hello ${name}`\nexport const unused: number = 1\n',
    'page.css': "@import './colours.css';\n\nbody {\n  color: var(--text);\n}\n",
    'colours.css': ':root {\n  --text: #111111;\n}\n',
  })

  const files = await build({ 'page.js': sources('page.ts'), 'page.css': sources('page.css') }, cache)

  assert.deepEqual(texts(files), {
    'page.js': 'var t=e=>`Hello ${e}`;document.title=t("you");',
    'page.css': ':root{--text: #111111}body{color:var(--text)}',
  })
  for (const { hashedName } of files) assert.match(hashedName, /^page-[A-Z0-9]{8}\.(js|css)$/)
})

test('light-dark colours, nested rules and range queries are compiled for older browsers', async (t) => {
  const { sources, cache } = project(t, {
    'page.css':
      ':root { color-scheme: light dark; --veil: light-dark(transparent, rgb(1 2 3 / 45%)); }\n' +
      "[data-scheme='dark'] { color-scheme: dark; }\n" +
      '@media print { :root { color-scheme: light; } }\n' +
      '@media (width >= 640px) { a { color: light-dark(#111, #eee); &:hover { color: red; } } }\n',
  })

  const files = await build({ 'page.css': sources('page.css') }, cache)

  assert.deepEqual(texts(files), {
    'page.css':
      ':root{color-scheme:light dark;--light: initial;--dark: ;' +
      '--veil: var(--light,transparent) var(--dark,rgb(1 2 3 / 45%))}' +
      '@media(prefers-color-scheme:dark){:root{--light: ;--dark: initial}}' +
      '[data-scheme=dark]{color-scheme:dark;--light: ;--dark: initial}' +
      '@media print{:root{color-scheme:light;--light: initial;--dark: }}' +
      '@media(min-width:640px){a{color:var(--light,#111) var(--dark,#eee)}a:hover{color:red}}',
  })
})

test('a dynamic import becomes a separate file', async (t) => {
  const { sources, cache } = project(t, {
    'page.ts': "const { title } = await import('./title.ts')\ndocument.title = title\n",
    'title.ts': "export const title = 'one'\n",
  })

  const [page, later] = await build({ 'page.js': sources('page.ts') }, cache)

  assert.equal(page!.content.toString(), `var{title:t}=await import("./${later!.hashedName}");document.title=t;\n`)
  assert.match(later!.hashedName, /^title-[A-Z0-9]{8}\.js$/)
  assert.equal(later!.name, later!.hashedName)
})

test('a build is taken from the cache until one of its sources changes', async (t) => {
  const { sources, cache, write } = project(t, {
    'page.ts': "import { title } from './title.ts'\ndocument.title = title\n",
    'title.ts': "export const title = 'one'\n",
  })
  const page = { 'page.js': sources('page.ts') }
  const [first] = await build(page, cache)
  const [file] = readdirSync(cache)
  // The cache gets a text that cannot be built, to see where the result comes from.
  const cached = JSON.parse(readFileSync(join(cache, file!), 'utf8'))
  cached.files[0].content = Buffer.from('from the cache').toString('base64')
  writeFileSync(join(cache, file!), JSON.stringify(cached))

  const [again] = await build(page, cache)
  write('title.ts', "export const title = 'two'\n")
  const [changed] = await build(page, cache)

  assert.equal(again!.content.toString(), 'from the cache')
  assert.equal(changed!.content.toString(), 'document.title="two";\n')
  assert.notEqual(changed!.hashedName, first!.hashedName)
  assert.deepEqual(readdirSync(cache), [file])
})

test('an unusable cache is ignored', async (t) => {
  const { sources, cache, write } = project(t, { 'page.ts': 'document.title = String(1)\n' })
  const page = { 'page.js': sources('page.ts') }

  const [unwritable] = await build(page, join(sources('page.ts').pathname, 'cache'))
  const [first] = await build(page, cache)
  write(join('cache', readdirSync(cache)[0]!), '{"inputs":')
  const [damaged] = await build(page, cache)

  for (const file of [unwritable, first, damaged]) assert.equal(file!.content.toString(), 'document.title=String(1);\n')
})

test('an error in the sources is reported, and the next build works', async (t) => {
  const { sources, cache, write } = project(t, { 'page.ts': "import { title } from './missing.ts'\ntitle()\n" })
  const page = { 'page.js': sources('page.ts') }

  await assert.rejects(build(page, cache), /page\.ts:1:22: ERROR: Could not resolve "\.\/missing\.ts"/)
  write('page.ts', 'document.title = String(2)\n')

  assert.deepEqual(texts(await build(page, cache)), { 'page.js': 'document.title=String(2);' })
})

/** A folder of sources with its own cache. */
function project(t: TestContext, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-browser-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  return { write, cache: join(folder, 'cache'), sources: (name: string) => pathToFileURL(join(folder, name)) }
}

function texts(files: readonly BuiltFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, content }) => [name, content.toString().trim()]))
}
