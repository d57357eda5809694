import { WrongUsage } from './cli/command.ts'
import { call } from './cli/dispatch.ts'
import { sentencesFor } from './cli/failure.ts'

/** The `kalends` command. */
export async function run(args: string[]) {
  const { code, stdout, stderr } = await execute(args)
  if (stdout !== '') console.log(stdout)
  if (stderr !== '') console.error(stderr)
  process.exitCode = code
}

export interface Outcome {
  readonly code: 0 | 1 | 2
  readonly stdout: string
  readonly stderr: string
}

/** 0: done; 1: it could not be done; 2: it was called in a wrong way. */
export async function execute(args: string[], env?: Record<string, string | undefined>): Promise<Outcome> {
  try {
    const { text, failed } = await call(args, env)
    return { code: failed ? 1 : 0, stdout: text, stderr: '' }
  } catch (error) {
    const message = sentencesFor(error)
    const stderr = args.includes('--json') ? JSON.stringify({ status: 'error', message }) : message
    return { code: error instanceof WrongUsage ? 2 : 1, stdout: '', stderr }
  }
}
