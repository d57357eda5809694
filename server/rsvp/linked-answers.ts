import type { Context } from '../context.ts'
import { isHeld, lapsedIfOverdue } from './held.ts'
import { type LinkPurpose, type StoredPurpose, hashOf } from './mail/links.ts'
import { type AnswerRow, answerBehind } from './store.ts'

/** What the links of mails lead to. */
export function linkedAnswers({ database, now }: Pick<Context, 'database' | 'now'>) {
  return { behind, wasConfirmed, wasCorrected, wasSent }

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

  /** Whether it was sent to a mistyped address, and the RSVP has the right one now. */
  async function wasCorrected(token: string, event: string): Promise<boolean> {
    return leadsTo(event, token, ['corrected'])
  }

  /** Whether a mail about this event contained the link, even if it is no longer valid. */
  async function wasSent(token: string, event: string): Promise<boolean> {
    return leadsTo(event, token, ['confirm', 'manage', 'unsubscribe', 'corrected'])
  }

  async function leadsTo(event: string, token: string, purposes: readonly StoredPurpose[]): Promise<boolean> {
    const answer = await database.read((db) => answerBehind(db, hashOf(token), purposes, 0))
    return answer?.event === event
  }
}
