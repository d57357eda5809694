import type { Context } from '../context.ts'
import { enqueue } from '../jobs/queue.ts'
import type { Run } from '../jobs/worker.ts'
import { roomFor } from '../mail/limit-store.ts'
import { accountMails, queueAccountMail } from './account-mails.ts'
import { createLink } from './one-time-links.ts'
import { userByEmail } from './people-store.ts'

/** Somebody at the sign-in page asks for a mail. Nobody knows yet whether the address has an account. */
export interface LinkRequest {
  readonly purpose: 'sign-in' | 'password'
  readonly email: string
  readonly language: string
  /** Where the person wants to go. */
  readonly next?: string
}

const kinds = { 'sign-in': 'sign_in_link', password: 'password_reset' } as const

/** Only enqueues a job, whether or not there is such a user: so the response always takes the same time. */
export async function requestLink({ database, now }: Pick<Context, 'database' | 'now'>, request: LinkRequest) {
  await database.transaction((tx) => enqueue(tx, { name: 'send-account-link', payload: request, runAt: now() }, now()))
}

/** The job: makes the link and queues the mail, if there is such a user. */
export async function sendRequestedLink({ database, now, settings }: Context, run: Run) {
  const { purpose, email, language, next } = run.payload as LinkRequest
  const kind = kinds[purpose]
  await database.transaction(async (tx) => {
    await run.complete(tx)
    const user = await userByEmail(tx, email)
    if (!user) return
    const budget = accountMails[kind].budget!
    const room = await roomFor(tx, settings, { budget, addresses: [email] }, now())
    if (!room.isLeft(email)) return
    const { token, expires } = await createLink(tx, now(), { purpose, user: user.id })
    const content = { token, ...(next !== undefined && { next }) }
    await queueAccountMail(tx, now(), kind, {
      recipient: email,
      language: user.language ?? language,
      content,
      expires,
    })
  })
}
