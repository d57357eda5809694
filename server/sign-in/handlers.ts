import { requestLink } from '../accounts/link-requests.ts'
import { isPassword } from '../accounts/passwords.ts'
import { signInBy, signOut } from '../accounts/sessions/sign-in.ts'
import { userAddress, userByEmail } from '../accounts/users.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import type { Filled } from './fields.ts'
import { forgotPage, signInPage } from './forms.ts'
import { knownDevices } from './known-device.ts'
import { mailLimits, passwordLimits } from './limits.ts'
import { nextPath } from './next.ts'
import { sendPage } from './page.ts'
import { askPage, sentPage, signedOutPage, startPage } from './pages.ts'
import { type Visit, visits, waitIn } from './visit.ts'
import { isOidcOnly, oidcPath, waysOf } from './ways.ts'

/** Signing in and out by the form, and asking for mails. */
export function signInHandlers(context: Context, files: () => Promise<Addresses>) {
  const { database, settings } = context
  const { handled, userOf } = visits(context, files)
  const ways = waysOf(settings)
  const guesses = passwordLimits(context)
  const mails = { 'sign-in': mailLimits(context), password: mailLimits(context) }
  const devices = knownDevices(context)

  return {
    start: handled(async ({ reply, frame }) => {
      if (settings.rootRedirect !== null) return reply.redirect(settings.rootRedirect, 302)
      // It has no form that would have to name its origin.
      const send = (text: string) => reply.header('referrer-policy', 'no-referrer').send(text)
      return sendPage(reply, startPage(frame, settings.publicUrl), send)
    }),
    askSignIn: handled(askSignIn),
    signIn: handled(signIn),
    sendLink: handled(sendLink),
    askForgot: handled(askForgot),
    forgot: handled(forgot),
    signOut: handled(async ({ request, reply }) => {
      await signOut(context, request, reply)
      return reply.redirect('/app/signed-out', 303)
    }),
    signedOut: handled(async ({ frame, show }) => show(signedOutPage(frame))),
  }

  async function askSignIn({ request, reply, frame, query, show }: Visit) {
    const email = userAddress(query.email ?? '')
    const [next, signedIn] = [nextPath(query.next), (await userOf(request))?.email]
    if (isOidcOnly(ways) && signedIn === undefined) return reply.redirect(oidcPath(next), 303)
    const form = { next, signedIn, ...(email && { email }) }
    return show(signInPage(frame, ways, form))
  }

  async function signIn(visit: Visit) {
    const { request, reply, frame, fields } = visit
    const { words, language } = frame
    const email = userAddress(fields.email ?? '')
    const password = fields.password ?? ''
    if (!ways.password) return refused(visit, { alert: words.errors.noPasswords }, 403)
    if (email === undefined) return refused(visit, { faults: { email: words.errors.email } })
    if (password === '') return refused(visit, { faults: { password: words.errors.missingPassword } })

    const attempt = { email, ip: request.ip, device: await devices.nameFor(request, email) }
    const wait = guesses.begin(attempt)
    if (wait > 0) {
      reply.header('retry-after', wait)
      return refused(visit, { alert: words.errors.tooMany(waitIn(language, wait)) }, 429)
    }
    const user = await database.read((db) => userByEmail(db, email))
    const isRight = await isPassword(password, user?.password_hash ?? null)
    // The password may have been changed while it was checked.
    const signedIn =
      isRight &&
      (await signInBy(context, request, reply, 'password', async (tx) => {
        const now = await userByEmail(tx, email)
        return now?.password_hash === user!.password_hash ? now?.id : undefined
      }))
    if (!signedIn) return refused(visit, { alert: words.errors.wrong, faults: { password: '' } })
    guesses.succeeded(attempt)
    await devices.remember(reply, email)
    return reply.redirect(nextPath(fields.next) ?? '/app', 303)
  }

  /** Shows the form again. */
  function refused({ frame, fields, show }: Visit, filled: Filled, status = 400) {
    return show(signInPage(frame, ways, { ...filled, email: fields.email ?? '', next: nextPath(fields.next) }), status)
  }

  async function sendLink(visit: Visit) {
    const { frame, fields, show } = visit
    if (!ways.canMail) return show(askPage(frame))
    if (!ways.link) return refused(visit, { alert: frame.words.errors.noLinks }, 403)
    const next = nextPath(fields.next)
    const asked = await ask(visit, 'sign-in', next)
    return 'email' in asked ? show(sentPage(frame, 'link', asked.email)) : refused(visit, asked.filled, asked.status)
  }

  async function askForgot({ frame, show }: Visit) {
    if (!ways.password) return show(signInPage(frame, ways, { alert: frame.words.errors.noPasswords }))
    return show(ways.reset ? forgotPage(frame, {}) : askPage(frame))
  }

  async function forgot(visit: Visit) {
    const { frame, fields, show } = visit
    if (!ways.password) return refused(visit, { alert: frame.words.errors.noPasswords }, 403)
    if (!ways.reset) return show(askPage(frame))
    const asked = await ask(visit, 'password')
    if ('email' in asked) return show(sentPage(frame, 'password', asked.email))
    return show(forgotPage(frame, { ...asked.filled, email: fields.email ?? '' }), asked.status)
  }

  async function ask(
    { request, reply, frame: { words, language }, fields }: Visit,
    purpose: 'sign-in' | 'password',
    next?: string,
  ): Promise<{ email: string } | { filled: Filled; status: number }> {
    const email = userAddress(fields.email ?? '')
    if (email === undefined) return { filled: { faults: { email: words.errors.email } }, status: 400 }
    const wait = mails[purpose]({ email, ip: request.ip })
    if (wait > 0) {
      reply.header('retry-after', wait)
      return { filled: { alert: words.errors.tooManyMails(waitIn(language, wait)) }, status: 429 }
    }
    await requestLink(context, { purpose, email, language, ...(next !== undefined && { next }) })
    return { email }
  }
}
