import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readSettings } from '../server/config.ts'
import { createContext } from '../server/context.ts'
import { openDatabase } from '../server/database/open.ts'

const file = resolve(import.meta.dirname, '../docs/openapi.json')

const built = await openApiText()
if (process.argv.includes('--check')) check(readKept())
else writeFileSync(file, built)

/** The API reference as kept in the repository: that of a server with default settings. */
async function openApiText(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalends-openapi-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const database = await openDatabase(settings)
  const app = buildApp(createContext({ database, settings, now: () => 0 }))
  try {
    const answer = await app.inject('/v1/openapi.json')
    if (answer.statusCode !== 200) throw new Error(`The API reference cannot be built: ${answer.body}`)
    return `${JSON.stringify(answer.json(), null, 2)}\n`
  } finally {
    await app.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function readKept(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Shows the first differing line, which is usually enough to see why. */
function check(kept: string) {
  if (kept === built) return
  const [before, after] = [kept.split('\n'), built.split('\n')]
  const line = after.findIndex((text, i) => text !== before[i])
  console.error('docs/openapi.json is not what the server serves. Run "npm run openapi" and commit the result.')
  console.error(`line ${line + 1}\n- ${before[line] ?? ''}\n+ ${after[line] ?? ''}`)
  process.exitCode = 1
}
