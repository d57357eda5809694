import { parseArgs } from 'node:util'
import { readSettings } from '../config.ts'
import { type Command, type Given, WrongUsage } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, helpForGroup, overview } from './help.ts'

type Env = Record<string, string | undefined>

/** Runs what the arguments ask for and answers what to print. */
export async function call(typed: readonly string[], env?: Env): Promise<{ text: string; failed: boolean }> {
  const args = typed[0] === '--json' ? [...typed.slice(1), '--json'] : typed
  const words = args.filter((word) => !word.startsWith('-'))
  const asked = (...names: string[]) => args.some((word) => names.includes(word))
  const say = (text: string) => ({ text, failed: false })

  if (args.length === 0 || words[0] === 'help') return say(helpOn(words.slice(1)))
  if (asked('--help', '-h')) return say(helpOn(words))
  if (asked('--version', '-v')) return say(await version(asked('--json')))

  const command = find(args)
  const { given, json } = parse(command, args.slice(command.name.split(' ').length), env)
  const { run } = await command.load()
  const { data, text, failed = false } = await run(given)
  return { text: json ? JSON.stringify(data) : text, failed }
}

function helpOn(words: string[]): string {
  if (words.length === 0) return overview()
  const group = groupOf(words[0]!)
  return group.length > 0 && words.length === 1 ? helpForGroup(group) : helpFor(find(words))
}

function find(words: readonly string[]): Command {
  const [first = '', second = ''] = words
  const command = commands.find(({ name }) => name === first || name === `${first} ${second}`)
  if (command) return command
  const group = groupOf(first)
  if (group.length === 0) throw new WrongUsage(`There is no command "${first}". "kalends --help" lists them.`)
  const names = group.map(({ name }) => name.split(' ')[1]).join(', ')
  const what = second === '' || second.startsWith('-') ? `"${first}" needs a second word` : `There is no command "${first} ${second}"`
  throw new WrongUsage(`${what}: ${names}. See "kalends ${first} --help".`)
}

const groupOf = (word: string) => commands.filter(({ name }) => name.startsWith(`${word} `))

function parse(command: Command, args: string[], env?: Env): { given: Given; json: boolean } {
  const known = { ...command.options, json: { what: '' } }
  const types = Object.entries(known).map(([name, option]) => [name, { type: 'value' in option ? 'string' : 'boolean' }] as const)
  const { tokens } = parseArgs({ args, options: Object.fromEntries(types), strict: false, allowPositionals: true, tokens: true })
  const wrong = (sentence: string) => new WrongUsage(`${sentence} See "kalends ${command.name} --help".`)

  const words: string[] = []
  const options: Record<string, string> = {}
  const switches = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(known, token.name) ? known[token.name as keyof typeof known] : undefined
    if (!option) throw wrong(`${token.rawName} is not an option of "${command.name}".`)
    const takesValue = 'value' in option
    if (takesValue && (token.value === undefined || (!token.inlineValue && /^-./.test(token.value)))) throw wrong(`--${token.name} needs a value.`)
    if (!takesValue && token.value !== undefined) throw wrong(`--${token.name} takes no value.`)
    if (takesValue) options[token.name] = token.value!
    else switches.add(token.name)
  }

  const missing = Object.entries(command.options ?? {}).find(([name, option]) => option.required && options[name] === undefined)
  const [argument = '', surplus] = command.argument ? words : ['', ...words]
  if (surplus !== undefined) throw wrong(`"${surplus}" is one word too many.`)
  if (command.argument && argument === '') throw wrong(`${command.argument.name} is missing.`)
  if (missing) throw wrong(`--${missing[0]} is missing.`)
  return { given: { argument, options, switches, settings: () => readSettings(env) }, json: switches.has('json') }
}

async function version(json: boolean): Promise<string> {
  const { default: about } = (await import('../package.json', { with: { type: 'json' } })) as { default: { version: string } }
  return json ? JSON.stringify({ version: about.version }) : `kalends ${about.version}`
}
