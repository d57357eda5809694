import type { Settings } from '../config.ts'

/** One command of `kalends`: what its help says, and what it does. */
export interface Command {
  /** One or two words, such as `org create`. */
  readonly name: string
  readonly summary: string
  /** What its help says beside the summary. */
  readonly details?: string
  /** Words that its options may contain, below a heading. */
  readonly glossary?: { readonly heading: string; readonly words: Readonly<Record<string, string>> }
  readonly argument?: Argument
  readonly options?: Readonly<Record<string, Option>>
  readonly example: string
  /** It ends by telling a person which database it has worked on, as whatever changes or copies one does. */
  readonly namesDatabase?: true
  readonly run: (given: Given) => Promise<Output>
}

export interface Argument {
  readonly name: string
  readonly what: string
}

export interface Option {
  /** What stands for its value in the help; left out, the option is a switch. */
  readonly value?: string
  readonly what: string
  readonly required?: true
  /** It may be given more than once. */
  readonly repeats?: true
}

/** How a command was called. */
export interface Given {
  readonly argument: string
  readonly options: Readonly<Record<string, string | undefined>>
  /** The values of options that may be given more than once. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>
  readonly switches: ReadonlySet<string>
  readonly settings: () => Settings
}

/** What a command has to say: to a script, and to a person. */
export interface Output {
  readonly data: unknown
  readonly text: string
  readonly failed?: boolean
}

/** A call that does not follow the rules of the command line. */
export class WrongUsage extends Error {}
