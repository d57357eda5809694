import type { FieldError } from '@kalends/contract'
import { parseArguments } from './cli/arguments.ts'
import { type Command, WrongUsage } from './cli/command.ts'
import { allCommands, commandsOf, firstWords } from './cli/commands.ts'
import { sentencesFor } from './cli/failure.ts'
import { helpFor, helpForGroup, overview } from './cli/help.ts'
import { databaseOf } from './cli/in-database.ts'
import { ProgressLine } from './cli/progress-line.ts'
import { type Settings, explainSettings, loadSettings } from './config.ts'
import { readCommit } from './config/commit.ts'
import { type Progress, unwatched } from './progress.ts'
import { Refusal } from './refusal.ts'

/** The `kalends` command. `name` is how the user invokes it. */
export async function run(args: string[], name: string) {
  process.stdout.on('error', ignoreClosedPipe)
  const progress = process.stderr.isTTY ? new ProgressLine(process.stderr) : undefined
  const { code, stdout, stderr } = await execute(args, undefined, progress).finally(() => progress?.end())
  const isJson = args.includes('--json')
  if (stdout !== '') console.log(isJson ? stdout : calledAs(stdout, name))
  if (stderr !== '') console.error(calledAs(stderr, name))
  process.exitCode = code
}

/** The reader may have seen enough, as in `kalends event list | head`. */
function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error
}

/**
 * Hints name commands as "kalends org list". This turns them into something to copy, such as `./kalends org list` or a
 * full path.
 */
function calledAs(text: string, name: string): string {
  return text.replaceAll(hint, () => `${name} `)
}

const hint = new RegExp(`(?<=^|["\\s])kalends (?=(?:${[...firstWords, '--help', 'COMMAND'].join('|')})\\b)`, 'gm')

export interface Outcome {
  readonly code: 0 | 1 | 2
  readonly stdout: string
  readonly stderr: string
}

type Env = Record<string, string | undefined>

/** Exit codes: 0: done; 1: failed; 2: wrong usage. */
export async function execute(args: string[], env?: Env, progress = unwatched): Promise<Outcome> {
  try {
    const { text, failed } = await call(args, env, progress)
    return { code: failed ? 1 : 0, stdout: text, stderr: '' }
  } catch (error) {
    const message = sentencesFor(error)
    const stderr = args.includes('--json') ? JSON.stringify({ status: 'error', message }) : message
    return { code: error instanceof WrongUsage ? 2 : 1, stdout: '', stderr }
  }
}

/** Runs the command and returns what to print. */
async function call(
  typed: readonly string[],
  env: Env | undefined,
  progress: Progress,
): Promise<{ text: string; failed: boolean }> {
  const args = globalOptionsLast(typed)
  const words = args.filter((word) => !word.startsWith('-'))
  const asked = (...names: string[]) => args.some((word) => names.includes(word))
  const say = (text: string) => ({ text, failed: false })

  if (args.length === 0 || args[0] === 'help') return say(await helpOn(words.slice(1)))
  if (asked('--help', '-h')) return say(await helpOn(words))
  if (asked('--version', '-v')) return say(await version(asked('--json')))

  const command = await find(args)
  const given = parseArguments(command, args.slice(command.name.split(' ').length))
  const settings = () => loadSettings(given.options['env-file'], env)
  const explained = () => explainSettings(given.options['env-file'], env)
  const output = await command.run({ ...given, settings, explained, progress }).catch((error: unknown) => {
    throw wrongOptions(command, error) ?? error
  })
  const text = command.namesDatabase && !output.failed ? `${output.text}\n${placeOf(settings())}` : output.text
  return { text: given.switches.has('json') ? JSON.stringify(output.data) : text, failed: output.failed ?? false }
}

/** `--json` and `--env-file` may also come before the command. */
function globalOptionsLast(args: readonly string[]): readonly string[] {
  const [first = ''] = args
  const length = first === '--env-file' ? 2 : first === '--json' || first.startsWith('--env-file=') ? 1 : 0
  if (length === 0 || args.length <= length) return args
  return [...globalOptionsLast(args.slice(length)), ...args.slice(0, length)]
}

function placeOf(settings: Settings): string {
  const { settingsFile } = settings
  return `Database: ${databaseOf(settings)}${settingsFile === null ? '' : `\nSettings: ${settingsFile}`}`
}

/** An invalid value counts as wrong usage and is reported under the name of its option. */
function wrongOptions({ name, options = {} }: Command, error: unknown): WrongUsage | undefined {
  if (!(error instanceof Refusal) || error.kind !== 'invalid') return undefined
  const errors = (error.details?.errors ?? []) as FieldError[]
  if (errors.length === 0 || !errors.every(({ field }) => field in options)) return undefined
  const messages = errors.map(({ field, message }) => message.replace(new RegExp(`^${field}\\b`), `--${field}`))
  return new WrongUsage(`${messages.join(' ')} See "kalends ${name} --help".`)
}

async function helpOn(words: string[]): Promise<string> {
  if (words.length === 0) return overview(await allCommands())
  const group = await commandsOf(words[0]!)
  const isNoun = group.length > 0 && group.every(({ name }) => name.includes(' '))
  return isNoun && words.length === 1 ? helpForGroup(group) : helpFor(await find(words))
}

async function find(words: readonly string[]): Promise<Command> {
  const [first = '', second = ''] = words
  if (first.startsWith('-')) throw new WrongUsage('The command is missing. Run "kalends --help" to see all commands.')
  const group = await commandsOf(first)
  const command = group.find(({ name }) => name === `${first} ${second}`) ?? group.find(({ name }) => name === first)
  if (command) return command

  if (group.length === 0)
    throw new WrongUsage(`There is no command "${first}". Run "kalends --help" to see all commands.`)
  const names = group.map(({ name }) => name.split(' ')[1]).join(', ')
  const isMissing = second === '' || second.startsWith('-')
  const fault = isMissing ? `"${first}" needs a second word` : `There is no command "${first} ${second}"`
  throw new WrongUsage(`${fault}: ${names}. See "kalends ${first} --help".`)
}

async function version(json: boolean): Promise<string> {
  const about = (await import('./package.json', { with: { type: 'json' } })) as { default: { version: string } }
  const { version: number } = about.default
  const commit = readCommit()
  if (json) return JSON.stringify({ version: number, commit })
  return `kalends ${number}${commit === null ? '' : ` (commit ${commit.slice(0, 12)})`}`
}
