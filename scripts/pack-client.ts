import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const contract = join(root, 'contract')
const dist = join(contract, 'dist')

// npm runs `build` before it packs contract/, and the other step afterwards.
const steps: Record<string, () => void> = {
  build() {
    compile()
    copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))
    exportFrom(builtFile)
  },
  restore() {
    exportFrom(sourceFile)
    rmSync(dist, { recursive: true, force: true })
  },
}

/** JavaScript and declarations that need neither Node 26 nor TypeScript. */
function compile() {
  rmSync(dist, { recursive: true, force: true })
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', join(contract, 'tsconfig.build.json')], { stdio: 'inherit' })
  for (const file of globSync(join(dist, '**/*.d.ts'))) {
    // The compiler rewrites import extensions in JavaScript, but not in declarations.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?<=["']\.{1,2}\/[\w/-]+)\.ts(?=["'])/g, '.js'))
  }
}

type Target = string | { types: string; default: string }

/** npm packs package.json unchanged and has no separate exports for packed files. */
function exportFrom(target: (name: string) => Target) {
  const file = join(contract, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, Target> }
  manifest.exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([path, present]) => [path, target(nameOf(present))]),
  )
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

const nameOf = (target: Target) =>
  /([\w-]+)\.(?:ts|js)$/.exec(typeof target === 'string' ? target : target.default)![1]!
const sourceFile = (name: string) => `./${name}.ts`
const builtFile = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })

const step = steps[process.argv[2] ?? '']
if (!step) throw new Error('Run "npm run pack:client", which calls this with "build" and "restore".')
step()
