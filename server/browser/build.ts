import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions, Metafile } from 'esbuild'
import { lightDarkPlugin } from './light-dark.ts'
import { operationsPlugin } from './operations-plugin.ts'

/** The TypeScript or CSS that each file is built from, by the name of the file: `copy.js`, `page.css`. */
export type Sources = Readonly<Record<string, URL>>

export interface BuiltFile {
  /** The requested name; for a shared chunk, the name it is served under. */
  readonly name: string
  /** The same with a hash of the content in it: `copy-DNLJ6AEX.js`. */
  readonly hashedName: string
  readonly content: Buffer
  /** The hashed names of all files that it needs at once. */
  readonly imports?: readonly string[]
}

export const root = resolve(import.meta.dirname, '../..')
const cacheFolder = join(root, 'node_modules/.cache/kalends-browser')

export const buildOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  chunkNames: '[name]-[hash]',
  target: 'es2022',
  legalComments: 'none',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // The output depends only on the sources, not on their location or on tsconfig files.
  absWorkingDir: root,
  tsconfigRaw: {},
  entryNames: '[name]-[hash]',
  outdir: join(root, 'dist'),
  write: false,
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions

/** The supported browsers, as in docs/pages.md. Syntax is lowered for them; functions are not polyfilled. */
const browsers = ['safari15.4', 'ios15.4', 'chrome100', 'edge100', 'firefox100']

/** The output, and its sources as paths from the project root. */
export interface Bundle {
  readonly files: BuiltFile[]
  readonly inputs: readonly string[]
}

/** Turns sources into files. The button needs more than the default bundler. */
export type Bundler = (esbuild: typeof import('esbuild'), sources: Sources) => Promise<Bundle>

/**
 * Bundles and minifies browser code. The result is cached on disk until one of its inputs changes. If the folder is not
 * writable, every process builds it again.
 */
export async function build(
  sources: Sources,
  folder = cacheFolder,
  bundler: Bundler = bundlePages,
): Promise<BuiltFile[]> {
  const entries = Object.entries(sources).map(([name, url]) => [name, relative(root, fileURLToPath(url))])
  const file = join(folder, `${digest(JSON.stringify(entries))}.json`)
  const cached = await readCache(file)
  if (cached) return cached

  const { files, inputs } = await bundle(sources, bundler)
  await writeCache(file, files, inputs)
  return files
}

let running = 0

async function bundle(sources: Sources, bundler: Bundler): Promise<Bundle> {
  const esbuild = await import('esbuild')
  running += 1
  try {
    return await bundler(esbuild, sources)
  } finally {
    running -= 1
    // esbuild is a separate process, and would keep running as long as the server.
    if (running === 0) await esbuild.stop()
  }
}

const bundlePages: Bundler = async (esbuild, sources) => {
  const entryPoints = Object.entries(sources).map(([name, url]) => ({
    in: fileURLToPath(url),
    out: name.replace(/\.\w+$/, ''),
  }))
  const { outputFiles, metafile } = await esbuild.build({
    ...buildOptions,
    entryPoints,
    splitting: true,
    target: browsers,
    plugins: [lightDarkPlugin, operationsPlugin],
  })
  const files = outputFiles.map(({ path, contents }) => {
    const entry = metafile.outputs[relative(root, path)]?.entryPoint
    const name = Object.keys(sources).find((each) => fileURLToPath(sources[each]!) === join(root, entry ?? ''))
    const imports = importsOf(relative(root, path), metafile.outputs)
    return { name: name ?? basename(path), hashedName: basename(path), content: Buffer.from(contents), imports }
  })
  return {
    files,
    inputs: [...Object.keys(metafile.inputs), 'server/browser/light-dark.ts', 'server/browser/operations-plugin.ts'],
  }
}

/** The files that a file imports statically, directly or not. */
function importsOf(path: string, outputs: Metafile['outputs'], found = new Set<string>()): string[] {
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(imported)) continue
    found.add(imported)
    importsOf(imported, outputs, found)
  }
  return [...found].map((each) => basename(each))
}

/** The output, and the digests of all its inputs. */
interface Cache {
  readonly inputs: Readonly<Record<string, string>>
  readonly files: readonly { name: string; hashedName: string; content: string; imports?: readonly string[] }[]
}

async function readCache(file: string): Promise<BuiltFile[] | undefined> {
  try {
    const { inputs, files } = JSON.parse(await readFile(file, 'utf8')) as Cache
    const current = await digestsOf(Object.keys(inputs))
    if (!Object.entries(inputs).every(([path, known]) => current[path] === known)) return undefined
    return files.map((each) => ({ ...each, content: Buffer.from(each.content, 'base64') }))
  } catch {
    return undefined
  }
}

async function writeCache(file: string, files: readonly BuiltFile[], inputs: readonly string[]) {
  const cache: Cache = {
    // A new version of esbuild or other options invalidate the cache as well.
    inputs: await digestsOf([...inputs, relative(root, import.meta.filename), esbuildVersion()]),
    files: files.map((each) => ({ ...each, content: each.content.toString('base64') })),
  }
  const unfinished = `${file}.${randomUUID()}`
  try {
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(unfinished, JSON.stringify(cache))
    await rename(unfinished, file)
  } catch {
    // Read-only installations work too, without this cache.
  }
}

function esbuildVersion(): string {
  return relative(root, createRequire(import.meta.url).resolve('esbuild/package.json'))
}

async function digestsOf(paths: readonly string[]): Promise<Record<string, string>> {
  const digests = paths.map(async (path) => [path, digest(await readFile(join(root, path)))] as const)
  return Object.fromEntries(await Promise.all(digests))
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
