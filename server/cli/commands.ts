import type { Command } from './command.ts'

/**
 * The first word of every command and the file that declares it, in the order of the help. A file is loaded only for
 * its own commands and for the help, so other commands do not slow down `kalends serve`.
 */
const files = new Map<string, () => Promise<{ readonly commands: readonly Command[] }>>([
  ['serve', () => import('./serve.ts')],
  ['config', () => import('./config.ts')],
  ['health', () => import('./health.ts')],
  ['migrate', () => import('./migrate.ts')],
  ['org', () => import('./org.ts')],
  ['key', () => import('./key.ts')],
  ['user', () => import('./user.ts')],
  ['domain', () => import('./domain.ts')],
  ['event', () => import('./event.ts')],
  ['stats', () => import('./stats.ts')],
  ['rebuild-stats', () => import('./stats.ts')],
  ['rsvp', () => import('./rsvp.ts')],
  ['attendee', () => import('./attendee.ts')],
  ['activity', () => import('./activity.ts')],
  ['job', () => import('./job.ts')],
  ['mail', () => import('./mail.ts')],
  ['email-template', () => import('./email-template.ts')],
  ['demo', () => import('./demo.ts')],
  ['backup', () => import('./backup.ts')],
  ['restore', () => import('./backup.ts')],
  ['doctor', () => import('./doctor.ts')],
])

export const firstWords: readonly string[] = [...files.keys()]

/** The commands that start with a word; none if the word is unknown. */
export async function commandsOf(word: string): Promise<Command[]> {
  const file = await files.get(word)?.()
  return file?.commands.filter(({ name }) => name.split(' ')[0] === word) ?? []
}

export async function allCommands(): Promise<Command[]> {
  return (await Promise.all([...files.keys()].map(commandsOf))).flat()
}
