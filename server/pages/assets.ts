import { readFile } from 'node:fs/promises'
import { type Asset, asset, forEver } from '../http/asset.ts'

export interface PageAssets {
  /** Where they are, with a version in it, so that a browser may keep them for ever. */
  readonly path: string
  readonly files: ReadonlyMap<string, Asset>
}

const types = { 'page.css': 'text/css; charset=utf-8', 'copy.js': 'text/javascript; charset=utf-8' }

export async function loadAssets(): Promise<PageAssets> {
  const files = await Promise.all(
    Object.entries(types).map(
      async ([name, type]) => [name, asset(type, await readFile(new URL(name, import.meta.url)), forEver)] as const,
    ),
  )
  const version = asset('', files.map(([, { digest }]) => digest).join()).digest
  return { path: `/pages/${version}`, files: new Map(files.map(([name, file]) => [`${version}/${name}`, file])) }
}
