import type { FieldError } from '@kalends/contract'
import { readSettings } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { parseArguments } from './arguments.ts'
import { type Command, WrongUsage } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, helpForGroup, overview } from './help.ts'

type Env = Record<string, string | undefined>

/** Runs what the arguments ask for and answers what to print. */
export async function call(typed: readonly string[], env?: Env): Promise<{ text: string; failed: boolean }> {
  const args = typed[0] === '--json' ? [...typed.slice(1), '--json'] : typed
  const words = args.filter((word) => !word.startsWith('-'))
  const asked = (...names: string[]) => args.some((word) => names.includes(word))
  const say = (text: string) => ({ text, failed: false })

  if (args.length === 0 || args[0] === 'help') return say(helpOn(words.slice(1)))
  if (asked('--help', '-h')) return say(helpOn(words))
  if (asked('--version', '-v')) return say(await version(asked('--json')))

  const command = find(args)
  const given = parseArguments(command, args.slice(command.name.split(' ').length))
  const { run } = await command.load()
  const {
    data,
    text,
    failed = false,
  } = await run({ ...given, settings: () => readSettings(env) }).catch((error: unknown) => {
    throw wrongOptions(command, error) ?? error
  })
  return { text: given.switches.has('json') ? JSON.stringify(data) : text, failed }
}

/** A value that cannot be right is a wrong call, and is told by the name of its option. */
function wrongOptions({ name, options = {} }: Command, error: unknown): WrongUsage | undefined {
  if (!(error instanceof Refusal) || error.kind !== 'invalid') return undefined
  const errors = (error.details?.errors ?? []) as FieldError[]
  if (errors.length === 0 || !errors.every(({ field }) => field in options)) return undefined
  const told = errors.map(({ field, message }) => message.replace(new RegExp(`^${field}\\b`), `--${field}`))
  return new WrongUsage(`${told.join(' ')} See "kalends ${name} --help".`)
}

function helpOn(words: string[]): string {
  if (words.length === 0) return overview()
  const group = groupOf(words[0]!)
  return group.length > 0 && words.length === 1 ? helpForGroup(group) : helpFor(find(words))
}

function find(words: readonly string[]): Command {
  const [first = '', second = ''] = words
  if (first === '--json') throw new WrongUsage('The command is missing. "kalends --help" lists them.')
  const command = commands.find(({ name }) => name === first || name === `${first} ${second}`)
  if (command) return command

  const group = groupOf(first)
  if (group.length === 0) throw new WrongUsage(`There is no command "${first}". "kalends --help" lists them.`)
  const names = group.map(({ name }) => name.split(' ')[1]).join(', ')
  const isMissing = second === '' || second.startsWith('-')
  const fault = isMissing ? `"${first}" needs a second word` : `There is no command "${first} ${second}"`
  throw new WrongUsage(`${fault}: ${names}. See "kalends ${first} --help".`)
}

const groupOf = (word: string) => commands.filter(({ name }) => name.startsWith(`${word} `))

async function version(json: boolean): Promise<string> {
  const about = (await import('../package.json', { with: { type: 'json' } })) as { default: { version: string } }
  const { version: number } = about.default
  return json ? JSON.stringify({ version: number }) : `kalends ${number}`
}
