import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readSettings } from '../server/config.ts'
import { createContext } from '../server/context.ts'
import { openDatabase } from '../server/database/open.ts'

/** Where each reference is served, and where it is kept. */
const documents = [
  ['/v1/openapi.json', 'docs/openapi.json'],
  ['/app/v1/openapi.json', 'docs/application-openapi.json'],
] as const

for (const [index, text] of (await openApiTexts()).entries()) {
  const kept = documents[index]![1]
  const file = resolve(import.meta.dirname, '..', kept)
  if (process.argv.includes('--check')) check(kept, readKept(file), text)
  else writeFileSync(file, text)
}

/** The references as kept in the repository: those of a server with default settings. */
async function openApiTexts(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-openapi-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings)
  const app = buildApp(createContext({ database, settings, now: () => 0 }))
  try {
    const texts: string[] = []
    for (const [address] of documents) {
      const answer = await app.inject(address)
      if (answer.statusCode !== 200) throw new Error(`${address} cannot be built: ${answer.body}`)
      texts.push(`${JSON.stringify(answer.json(), null, 2)}\n`)
    }
    return texts
  } finally {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readKept(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Shows the first differing line, which is usually enough to see why. */
function check(file: string, kept: string, built: string) {
  if (kept === built) return
  const [before, after] = [kept.split('\n'), built.split('\n')]
  const line = after.findIndex((text, i) => text !== before[i])
  console.error(`${file} is not what the server serves. Run "npm run openapi" and commit the result.`)
  console.error(`line ${line + 1}\n- ${before[line] ?? ''}\n+ ${after[line] ?? ''}`)
  process.exitCode = 1
}
