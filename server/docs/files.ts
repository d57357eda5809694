import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Asset, asset, forEver } from '../http/asset.ts'
import { pageHtml } from './page.ts'

export interface DocsFiles {
  readonly page: Asset
  /** By version and name, so that a browser may keep them for ever. */
  readonly assets: ReadonlyMap<string, Asset>
}

const styles = ['base.css', 'frame.css', 'content.css', 'operations.css', 'trying.css']
const scripts = [
  'reference.js',
  'navigation.js',
  'key.js',
  'key-check.js',
  'curl.js',
  'answer.js',
  'viewer.js',
  'fields.js',
  'spec.js',
]
const ownFiles = [...styles, ...scripts]

/** Reads everything the page consists of: our own files, and the viewer from its package. */
export async function loadDocs(): Promise<DocsFiles> {
  const { folder, version } = await viewerPackage()
  const own = await Promise.all(ownFiles.map((name) => fileAsset(new URL(name, import.meta.url))))
  const viewer = await fileAsset(pathToFileURL(join(folder, 'swagger-ui-bundle.js')))

  const ownVersion = asset('', own.map(({ digest }) => digest).join()).digest
  const viewerVersion = `swagger-ui-${version}`
  const html = pageHtml({ own: `/docs/${ownVersion}`, viewer: `/docs/${viewerVersion}`, styles, scripts })
  return {
    page: asset('text/html; charset=utf-8', html),
    assets: new Map([
      ...ownFiles.map((name, i): [string, Asset] => [`${ownVersion}/${name}`, own[i]!]),
      [`${viewerVersion}/swagger-ui-bundle.js`, viewer],
    ]),
  }
}

async function fileAsset(file: URL): Promise<Asset> {
  return asset(
    file.pathname.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    await readFile(file),
    forEver,
  )
}

async function viewerPackage(): Promise<{ folder: string; version: string }> {
  const file = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  return { folder: dirname(file), version }
}
