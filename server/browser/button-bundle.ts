import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import { type Bundler, buildOptions, root } from './build.ts'

/**
 * The button is a classic script, because pages embed it like that, but loads its other parts on demand as modules. A
 * cross-origin script has no base for relative imports, so the main file is wrapped in a function that knows its script
 * element and address, and imports with that. If the script is for one event, its data is included (`withData`).
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
    entryPoints: [...later].map((file) => ({ in: file, out: nameOf(file) })),
  })

  const names = new Map(
    Object.entries(chunks.metafile.outputs).map(([path, { entryPoint }]) => [join(root, entryPoint!), basename(path)]),
  )
  const code = main.outputFiles[0]!.text.replaceAll(/import\("later:([^"]+)"\)/g, (_, file: string) => {
    return `import(kalendsAddress+"/button/${names.get(file)!}")`
  })
  const wrapped = Buffer.from(
    `${compiledAtOnce}globalThis.Document&&((kalendsScript,kalendsGiven)=>{const kalendsAddress=${scriptAddress};${code.trim()}})(${currentScript}${end}`,
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

/** A language has several files of messages with the same name, so the folder is part of the name. */
function nameOf(file: string): string {
  const [plain, folder] = [basename(file).replace(/\.\w+$/, ''), dirname(file)]
  return basename(dirname(folder)) === 'messages' ? `${basename(folder)}-${plain}` : plain
}

const end = ');\n'

/** Chromium from 136 compiles all functions while the script arrives, instead of each on its first call, which delays the button. */
const compiledAtOnce = '//# allFunctionsCalledOnLoad\n'

/** Adds data to the main file. As JSON to parse: faster than code, and no key such as `__proto__` has an effect. */
export function withData(script: string, given: object): string {
  return `${script.slice(0, -end.length)},JSON.parse(${JSON.stringify(JSON.stringify(given))})${end}`
}

/** As long as the hashes of esbuild. */
function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
}

/**
 * The script element, read from the prototype: an image named currentScript on the page would shadow the property.
 */
const currentScript = `Object.getOwnPropertyDescriptor(Document.prototype,"currentScript").get.call(document)`

/** The server that the page loaded the script from. A module doesn't know its script element. */
const scriptAddress =
  `((kalendsScript||Document.prototype.querySelector.call(document,'script[src*="/button.js"],script[src*="/button/button-"]')||{}).src||"")` +
  String.raw`.replace(/(\/[\da-f-]{36})?\/button(\/[^/]*)?\.js([?#].*)?$/i,"")`

/** Keeps dynamic imports as they are, and collects them. */
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
