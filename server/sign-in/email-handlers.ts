import { confirmEmail } from '../accounts/email-change.ts'
import { readLink } from '../accounts/one-time-links.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import { addressTakenPage, newAddressPage } from './email-pages.ts'
import { knownDevices } from './known-device.ts'
import { pathOf, tokenOf, unlessConflict } from './link-handlers.ts'
import { outdatedPage } from './pages.ts'
import { type Visit, visits } from './visit.ts'

/**
 * The page behind the link to a new address. Only the person who asked for it can confirm: a mistyped address must not give
 * the account to a stranger.
 */
export function emailHandlers(context: Context, files: () => Promise<Addresses>) {
  const { handled, signedIn } = visits(context, files)
  const devices = knownDevices(context)

  return { askEmail: handled(async (visit) => ask(visit)), email: handled(confirm) }

  async function ask(visit: Visit, status = 200) {
    const { request, frame, show } = visit
    const link = await readLink(context, ['email'], tokenOf(visit))
    if (!link) return outdated(visit)
    const person = await signedIn(request)
    const isOwn = person?.user.id === link.user_account
    return show(newAddressPage(frame, pathOf(visit), isOwn ? link.email! : undefined), status)
  }

  async function confirm(visit: Visit) {
    const { request, reply, frame, show } = visit
    const link = await readLink(context, ['email'], tokenOf(visit))
    if (!link) return outdated(visit)
    const person = await signedIn(request)
    if (person?.user.id !== link.user_account) return ask(visit, 409)
    const confirmed = await confirmEmail(context, tokenOf(visit), person).catch(unlessConflict)
    if (confirmed === 'conflict') return show(addressTakenPage(frame), 409)
    if (!confirmed) return outdated(visit)
    await devices.remember(reply, link.email!)
    return reply.redirect('/app/me', 303)
  }

  function outdated({ frame, show }: Visit) {
    return show(outdatedPage(frame, 'mail'), 410)
  }
}
