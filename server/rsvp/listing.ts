import type { RsvpAnswer } from '@kalends/contract'
import type { Context } from '../context.ts'
import { turns } from '../http/turns.ts'
import { presentAnswer } from './presentation.ts'
import { answerReads } from './store.ts'

const readAtOnce = 500

/** Reads all answers to an event, oldest first, in slices between which others get their turn. */
export function allAnswers({ database, now }: Pick<Context, 'database' | 'now'>) {
  const { after } = answerReads(database)

  return async (organization: number, event: string): Promise<RsvpAnswer[]> => {
    const answers: RsvpAnswer[] = []
    const turn = turns()
    for (let last = 0; ;) {
      const rows = await after(organization, event, now(), last, readAtOnce)
      for (const row of rows) answers.push(presentAnswer(row))
      if (rows.length < readAtOnce) return answers
      last = rows.at(-1)!.serial
      await turn()
    }
  }
}
