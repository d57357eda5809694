import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { resembling } from '../refusal.ts'

/** A file of lines such as `PORT=8080`, for settings that the environment does not provide. */
export interface SettingsFile {
  readonly path: string
  readonly values: ReadonlyMap<string, { readonly text: string; readonly line: number }>
  readonly faults: readonly string[]
  /** The data directory if DATA_DIR is not set. The same folder no matter where a command is run. */
  readonly dataDir: string
}

const fileName = 'kalends.env'

/** The named file, or the first `kalends.env` in these folders, or the one next to the data. */
export function findSettingsFile(
  named: string | undefined,
  folders: readonly string[],
  dataDir: string,
): SettingsFile | null {
  if (named !== undefined) return read(resolve(named), join(dirname(resolve(named)), 'data'))
  const found = folders.find((folder) => existsSync(join(folder, fileName)))
  if (found !== undefined) return read(join(found, fileName), join(found, 'data'))
  return existsSync(join(dataDir, fileName)) ? read(join(dataDir, fileName), dataDir) : null
}

function read(path: string, dataDir: string): SettingsFile {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const reason = existsSync(path) ? (error as Error).message : 'there is no such file'
    return { path, dataDir, values: new Map(), faults: [`The settings file ${path} cannot be read: ${reason}.`] }
  }
  return { path, dataDir, ...parse(text, path) }
}

const assignment = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/
// Without a space before it, a # would cut a password short.
const plainOrQuoted = /^(?!["'`])[^#]*(\s#.*)?$|^(["'`])(?:(?!\2).)*\2\s*(#.*)?$/

/** Faults never quote a line, because it may hold a password. */
function parse(text: string, path: string): Pick<SettingsFile, 'values' | 'faults'> {
  const values = new Map<string, { text: string; line: number }>()
  const faults: string[] = []
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const blame = (fault: string) => void faults.push(`${path}, line ${i + 1}: ${fault}`)
    const [, name, value] = assignment.exec(line) ?? []
    if (name === undefined || value === undefined) blame('this is not a setting. Write NAME=value.')
    else if (!plainOrQuoted.test(value))
      blame(`the value of ${name} contains a # or a quote. Put it in quotes of another kind.`)
    else if (values.has(name)) blame(`${name} is already set on line ${values.get(name)!.line}. Remove one of the two.`)
    else values.set(name, { text: parseEnv(line)[name] ?? '', line: i + 1 })
  }
  return { values, faults }
}

/** Names in the file that look like typos. Other unknown names may be meant for other programs. */
export function misspelt({ path, values }: SettingsFile, known: readonly string[]): string[] {
  return [...values].flatMap(([name, { line }]) => {
    const meant = known.includes(name) ? undefined : resembling(name.toUpperCase(), known)
    return meant === undefined ? [] : [`${path}, line ${line}: there is no setting ${name}. Did you mean ${meant}?`]
  })
}
