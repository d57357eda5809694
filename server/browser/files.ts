import type { FastifyInstance } from 'fastify'
import { type Asset, asset, forEver, sendAsset } from '../http/asset.ts'
import { serve } from '../http/route.ts'
import { lazy } from '../lazy.ts'
import { noEntryFound } from '../refusal.ts'
import type { Sources } from './build.ts'

/** Returns the URL of a file. It contains a hash of the content, so browsers may cache it forever. */
export interface Addresses {
  (name: string): string
  /** The URLs of all files that a script needs at once, to load them together. */
  readonly imports: (name: string) => readonly string[]
}

interface FileSources {
  /** Several, if files of one shall not share code with those of another. */
  readonly built: Sources | readonly Sources[]
  readonly asTheyAre?: Sources
}

interface Files {
  readonly addresses: ReadonlyMap<string, string>
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly assets: ReadonlyMap<string, Asset>
}

/**
 * Serves browser files below a path: built ones, and others unchanged. Nothing is built before the first request for one
 * of them, or for a page that uses one.
 */
export function serveBrowserFiles(
  app: FastifyInstance,
  path: string,
  sources: () => FileSources,
): () => Promise<Addresses> {
  const load = loaderOf(path, sources)

  serve(app, {
    method: 'GET',
    path: `${path}/:file`,
    access: 'public',
    onDomains: true,
    handler: async (request, reply) => {
      const found = (await load()).assets.get((request.params as { file: string }).file)
      if (!found) throw noEntryFound()
      return sendAsset(request, reply, found)
    },
  })

  return async () => {
    const { addresses, imports } = await load()
    const addressOf = (name: string) => {
      const address = addresses.get(name)
      if (address === undefined) throw new Error(`${name} is not among the files of ${path}.`)
      return address
    }
    return Object.assign(addressOf, { imports: (name: string) => imports.get(name) ?? [] })
  }
}

/** Servers of the same process share the files and their compressed copies. */
const loaders = new Map<string, () => Promise<Files>>()

function loaderOf(path: string, sources: () => FileSources): () => Promise<Files> {
  const known = loaders.get(path) ?? lazy(() => loadFiles(path, sources()))
  loaders.set(path, known)
  return known
}

async function loadFiles(path: string, sources: FileSources): Promise<Files> {
  const [{ build }, { readFile }] = await Promise.all([import('./build.ts'), import('node:fs/promises')])
  const copied = Object.entries(sources.asTheyAre ?? {}).map(async ([name, url]) => {
    const content = await readFile(url)
    return { name, hashedName: name.replace(/(?=\.\w+$)/, `-${asset('', content).digest}`), content }
  })
  const built = (await Promise.all([sources.built].flat().map((each) => build(each)))).flat()
  const files = [...built, ...(await Promise.all(copied))]
  return {
    addresses: new Map(files.map(({ name, hashedName }) => [name, `${path}/${hashedName}`])),
    imports: new Map(built.map(({ name, imports = [] }) => [name, imports.map((each) => `${path}/${each}`)])),
    assets: new Map(files.map(({ hashedName, content }) => [hashedName, asset(typeOf(hashedName), content, forEver)])),
  }
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}

function typeOf(name: string): string {
  const type = types[name.split('.').at(-1)!]
  if (type === undefined) throw new Error(`${name} has no content type in server/browser/files.ts.`)
  return type
}
