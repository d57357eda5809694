import { execFile } from 'node:child_process'
import { delimiter, dirname, resolve } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkOrganizations } from './check-organizations.ts'

const root = resolve(import.meta.dirname, '..')

// Each returns what is wrong, or an empty string.
const checks: Record<string, () => Promise<string>> = {
  lint: () => run('oxlint', '--type-aware', '--deny-warnings'),
  format: () => run('oxfmt', '--check'),
  types: () => run('tsc', '-p', '.'),
  'types for browsers': () => run('tsc', '-p', 'tsconfig.browser.json'),
  'types of the dashboard': () => run('tsc', '-p', 'dashboard'),
  'types for older browsers': () => run('tsc', '-p', 'server/pages/client'),
  imports: async () => checkImports(root).join('\n'),
  organizations: async () => checkOrganizations(root).join('\n'),
  openapi: () => run('node', 'scripts/write-openapi.ts', '--check'),
}

/** Runs every check that needs no running server, and prints which failed and why. */
export async function check(): Promise<boolean> {
  const faults = await Promise.all(
    Object.entries(checks).map(async ([name, find]) => {
      const fault = await find()
      console.log(fault ? `${name} failed\n${fault.trim()}\n` : `${name} ok`)
      return fault
    }),
  )
  return faults.every((fault) => fault === '')
}

function run(program: string, ...args: string[]): Promise<string> {
  // The tools start `node` themselves, and it has to be this one.
  const path = [dirname(process.execPath), resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const options = { cwd: root, env: { ...process.env, PATH: path }, maxBuffer: Infinity }

  return new Promise((finish) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      finish(error ? stdout + stderr || error.message : '')
    })
  })
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
