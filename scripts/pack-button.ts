import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import esbuild from 'esbuild'
import { buildOptions } from '../server/browser/build.ts'
import { styleSheetsAsText } from '../server/browser/button-bundle.ts'

/** Creates kalends-button-<version>.tgz in the given folder, or in the current one: `npm run pack:button`. */
const root = resolve(import.meta.dirname, '..')
const button = join(root, 'button')
const destination = resolve(process.argv[2] ?? '.')
const folder = mkdtempSync(join(tmpdir(), 'kalends-pack-'))

try {
  await esbuild.build({
    ...buildOptions,
    entryPoints: { index: join(button, 'index.ts') },
    entryNames: '[name]',
    outdir: join(folder, 'dist'),
    write: true,
    splitting: true,
    plugins: [styleSheetsAsText(esbuild)],
  })
  copyFileSync(join(button, 'kalends-button.d.ts'), join(folder, 'dist/index.d.ts'))
  copyFileSync(join(button, 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  execFileSync('npm', ['pack', folder, '--pack-destination', destination, '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
} finally {
  rmSync(folder, { recursive: true })
}

function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(join(button, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >
  return {
    name,
    version,
    license,
    description: 'The calendar button of Kalends, as a custom element.',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    types: './dist/index.d.ts',
    files: ['dist'],
    // Importing the package registers the element.
    sideEffects: true,
  }
}
