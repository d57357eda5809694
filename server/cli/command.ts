import type { GivenSetting, Settings } from '../config.ts'
import type { Progress } from '../progress.ts'

/** One command of `kalends`: its help and its implementation. */
export interface Command {
  /** One or two words, such as `org create`. */
  readonly name: string
  readonly summary: string
  /** Help beyond the summary. */
  readonly details?: string
  /** Placeholders for option values, listed under a heading. */
  readonly glossary?: { readonly heading: string; readonly words: Readonly<Record<string, string>> }
  readonly argument?: Argument
  readonly options?: Readonly<Record<string, Option>>
  readonly example: string
  /** Prints which database it worked on, for commands that change or copy one. */
  readonly namesDatabase?: true
  readonly run: (given: Given) => Promise<Output>
}

export interface Argument {
  readonly name: string
  readonly what: string
}

export interface Option {
  /** The placeholder of its value in the help; if absent, the option is a switch. */
  readonly value?: string
  readonly what: string
  readonly required?: true
  /** Whether it may be repeated. */
  readonly repeats?: true
}

export interface Given {
  readonly argument: string
  readonly options: Readonly<Record<string, string | undefined>>
  /** The values of repeatable options. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>
  readonly switches: ReadonlySet<string>
  readonly settings: () => Settings
  /** The settings for people, with where each comes from. */
  readonly explained: () => readonly GivenSetting[]
  readonly progress: Progress
}

/** The output of a command, for scripts and for people. */
export interface Output {
  readonly data: unknown
  readonly text: string
  readonly failed?: boolean
}

/** Wrong usage of the command line. */
export class WrongUsage extends Error {}
