import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { type Bundler, buildOptions, root } from './build.ts'

/**
 * The button is a classic script, because that is how pages embed such things, but loads the rest of itself on demand as
 * modules. A script of another origin has no address that imports could be relative to, so the main file is wrapped in a
 * function that knows the element and the address it was loaded from, and imports are made with it. A server that knows which event the
 * script is for gives its data as well (`withData`).
 */
export const bundleButton: Bundler = async (esbuild, sources) => {
  const shared = { ...buildOptions, plugins: [styleSheetsAsText(esbuild)] }
  const later = new Set<string>()
  const main = await esbuild.build({
    ...shared,
    entryPoints: { button: fileURLToPath(sources['button.js']!) },
    plugins: [...shared.plugins, leaveOut(later)],
  })
  const chunks = await esbuild.build({
    ...shared,
    entryPoints: [...later].map((file) => ({ in: file, out: basename(file).replace(/\.\w+$/, '') })),
  })

  const names = new Map(
    Object.entries(chunks.metafile.outputs).map(([path, { entryPoint }]) => [join(root, entryPoint!), basename(path)]),
  )
  const code = main.outputFiles[0]!.text.replaceAll(/import\("later:([^"]+)"\)/g, (_, file: string) => {
    return `import(kalendsAddress+"/button/${names.get(file)!}")`
  })
  const wrapped = Buffer.from(
    `globalThis.Document&&((kalendsScript,kalendsGiven)=>{const kalendsAddress=${scriptAddress};${code.trim()}})(${currentScript}${end}`,
  )
  return {
    files: [
      { name: 'button.js', hashedName: `button-${versionOf(wrapped)}.js`, content: wrapped },
      ...chunks.outputFiles.map(({ path, contents }) => ({
        name: basename(path).replace(/-\w+(?=\.js$)/, ''),
        hashedName: basename(path),
        content: Buffer.from(contents),
      })),
    ],
    inputs: [
      ...Object.keys(main.metafile.inputs),
      ...Object.keys(chunks.metafile.inputs),
      relative(root, import.meta.filename),
    ],
  }
}

const end = ');\n'

/** The main file, given this as well. As a text to parse: that is quicker than code, and no key of it means anything. */
export function withData(script: string, given: object): string {
  return `${script.slice(0, -end.length)},JSON.parse(${JSON.stringify(JSON.stringify(given))})${end}`
}

/** As long as what esbuild puts into names. */
function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
}

/**
 * The element that the script was loaded by, asked of the prototype: an image of the page that is called currentScript
 * would take the place of the property.
 */
const currentScript = `Object.getOwnPropertyDescriptor(Document.prototype,"currentScript").get.call(document)`

/** The server that a page has loaded the script from. A module does not know which element it was loaded by. */
const scriptAddress =
  `((kalendsScript||Document.prototype.querySelector.call(document,'script[src*="/button.js"],script[src*="/button/button-"]')||{}).src||"")` +
  String.raw`.replace(/(\/[\da-f-]{36})?\/button(\/[^/]*)?\.js([?#].*)?$/i,"")`

/** What is imported on demand stays an import, and is noted. */
function leaveOut(later: Set<string>): Plugin {
  return {
    name: 'later',
    setup: (build) => {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const file = join(resolveDir, path)
        later.add(file)
        return { path: `later:${file}`, external: true }
      })
    },
  }
}

export function styleSheetsAsText(esbuild: typeof import('esbuild')): Plugin {
  return {
    name: 'style sheets as text',
    setup: (build) => {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const sheet = await readFile(path, 'utf8')
        const { code } = await esbuild.transform(sheet, { loader: 'css', minify: true, target: buildOptions.target })
        return { contents: code.trim(), loader: 'text' }
      })
    },
  }
}
