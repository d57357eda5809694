import { parseArgs } from 'node:util'
import { isProkey } from '../http/formats.ts'
import { type Command, type Given, type Option, WrongUsage } from './command.ts'

export const organizationOption = { value: 'ID', what: 'The id of the organization; see "kalends org list".' }
export const ofOneOrganization = { value: 'ID', what: 'Only those of this organization.' }

/** Options that every command accepts. */
export const globalOptions = {
  'env-file': {
    value: 'FILE',
    what: 'Read settings from this file instead of kalends.env.',
  },
  json: { what: 'Print JSON, for scripts.' },
} satisfies Record<string, Option>

type Arguments = Omit<Given, 'settings' | 'explained' | 'progress'>

/** Parses what follows the name of a command. */
export function parseArguments(command: Command, args: string[]): Arguments {
  const known = new Map<string, Option>(Object.entries({ ...command.options, ...globalOptions }))
  const types = [...known].map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const)
  const options = Object.fromEntries(types)
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })

  const words = tokens.filter((token) => token.kind === 'positional').map((token) => token.value)
  const values: Record<string, string> = {}
  const lists: Record<string, string[]> = {}
  const switches = new Set<string>()
  for (const token of tokens.filter((each) => each.kind === 'option')) {
    const option = known.get(token.name)
    if (!option) throw wrong(command, `${token.rawName} is not an option of "${command.name}".`)
    if (option.value && values[token.name] !== undefined)
      throw wrong(command, `--${token.name} can only be given once.`)
    if (option.repeats) (lists[token.name] ??= []).push(valueOf(command, token, known))
    else if (option.value) values[token.name] = valueOf(command, token, known)
    else if (token.value === undefined) switches.add(token.name)
    else throw wrong(command, `--${token.name} takes no value.`)
  }

  checkWords(command, words)
  for (const [name, option] of known) {
    if (option.required && values[name] === undefined) throw wrong(command, `--${name} is missing.`)
  }
  return { argument: words[0] ?? '', options: values, lists, switches }
}

type Token = { readonly name: string; readonly value: string | undefined; readonly inlineValue: boolean | undefined }

function valueOf(command: Command, { name, value, inlineValue }: Token, known: ReadonlyMap<string, Option>): string {
  const [, follower] = (!inlineValue && /^--([^=]+)/.exec(value ?? '')) || []
  // In `--name --plan`, `--plan` is not the name.
  if (value === undefined || (follower !== undefined && known.has(follower)))
    throw wrong(command, `--${name} needs a value.`)
  if (follower !== undefined)
    throw wrong(command, `--${name} needs a value. If the value starts with --, write --${name}=${value}.`)
  if (value === '') throw wrong(command, `--${name} is empty. Give it a value, or leave it out.`)
  return value
}

function checkWords(command: Command, words: string[]) {
  const surplus = words[command.argument ? 1 : 0]
  if (surplus !== undefined) throw wrong(command, `"${surplus}" was not expected.`)
  if (command.argument && words.length === 0) throw wrong(command, `${command.argument.name} is missing.`)
  if (command.argument && words[0] === '') throw wrong(command, `${command.argument.name} is empty.`)
}

export function idFrom(text: string, name: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new WrongUsage(`${name} is "${text}", but it must be an id: a whole number from 1.`)
  return Number(text)
}

export function prokeyFrom(text: string): string {
  const prokey = text.toLowerCase()
  if (!isProkey(prokey)) throw new WrongUsage(`PROKEY is "${text}", but it must be the prokey of an event.`)
  return prokey
}

export function optionalId(text: string | undefined, name: string): number | undefined {
  return text === undefined ? undefined : idFrom(text, name)
}

function wrong(command: Command, sentence: string): WrongUsage {
  return new WrongUsage(`${sentence} See "kalends ${command.name} --help".`)
}
