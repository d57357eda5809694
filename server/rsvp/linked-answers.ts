import type { Context } from '../context.ts'
import { isHeld, lapsedIfOverdue } from './held.ts'
import { type LinkPurpose, hashOf } from './mail/links.ts'
import { type AnswerRow, answerBehind } from './store.ts'

/** What the links of mails lead to. */
export function linkedAnswers({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { behind, wasConfirmed, wasSent }

  /** The answer that the link in a mail leads to; undefined if the link is invalid for any reason. */
  async function behind(token: string, purposes: readonly LinkPurpose[]): Promise<AnswerRow | undefined> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), purposes, now()))
    return answer && lapsedIfOverdue(answer, now())
  }

  /**
   * Whether somebody confirmed an answer through this link, however long ago. These links are stored as long as their answer;
   * an answer that was never confirmed leaves nothing behind.
   */
  async function wasConfirmed(token: string, event: string): Promise<boolean> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), ['confirm'], 0))
    return answer?.event === event && (answer.status !== 'pending' || isHeld(answer))
  }

  /** Whether a mail about this event contained the link, even if it is no longer valid. */
  async function wasSent(token: string, event: string): Promise<boolean> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), ['confirm', 'manage', 'unsubscribe'], 0))
    return answer?.event === event
  }
}
