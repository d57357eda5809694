import type { UserRole } from '@kalends/contract'
import { acceptInvitation, readInvitation } from '../accounts/invitations.ts'
import { join } from '../accounts/members.ts'
import { expiredLink, readLink, useLink } from '../accounts/one-time-links.ts'
import { signInBy } from '../accounts/sessions/sign-in.ts'
import { activeOrganization, addUser, changePassword, userAddress, userByEmail, userById } from '../accounts/users.ts'
import type { Addresses } from '../browser/files.ts'
import type { Context } from '../context.ts'
import type { OrganizationId } from '../http/actor.ts'
import { Refusal } from '../refusal.ts'
import type { Filled } from './fields.ts'
import { choosePage, invitationPage, linkPage, ownerCommands, ownerPage, signInPage } from './forms.ts'
import { knownDevices } from './known-device.ts'
import { faultsIn, hashOf, passwordNeed } from './new-account.ts'
import { nextPath } from './next.ts'
import { outdatedPage } from './pages.ts'
import { type Visit, visits } from './visit.ts'
import { waysOf } from './ways.ts'

const bySignIn = ['sign-in', 'access'] as const

/** The pages behind one-time links. Opening one changes nothing; its button uses it up. */
export function linkHandlers(context: Context, files: () => Promise<Addresses>) {
  const { database, now, settings } = context
  const { handled, userOf } = visits(context, files)
  const devices = knownDevices(context)
  const need = passwordNeed(settings)
  const ways = waysOf(settings)

  return {
    askLink: handled(async (visit) => showLink(visit, {})),
    link: handled(link),
    askPassword: handled(async (visit) => showPassword(visit, {})),
    password: handled(password),
    askInvitation: handled(async (visit) => showInvitation(visit, {})),
    invitation: handled(invitation),
  }

  async function showLink(visit: Visit, filled: Filled, status = 200) {
    const { frame, query, fields, show } = visit
    const found = await readLink(context, bySignIn, tokenOf(visit))
    if (!found) return outdated(visit)
    const [user, organization] = await database.read(async (db) => [
      found.user_account === null ? undefined : await userById(db, found.user_account),
      found.organization === null ? undefined : await activeOrganization(db, found.organization),
    ])
    if (user) return show(linkPage(frame, pathOf(visit), user.email, nextPath(query.next ?? fields.next)))
    if (organization === undefined) return outdated(visit)
    return show(ownerPage(frame, pathOf(visit), organization, { ...filled, password: need }), status)
  }

  async function link(visit: Visit) {
    const found = await readLink(context, bySignIn, tokenOf(visit))
    if (!found) return outdated(visit)
    return found.user_account === null ? becomeOwner(visit) : signInByLink(visit)
  }

  async function signInByLink(visit: Visit) {
    const { request, reply, fields } = visit
    const user = await signInBy(context, request, reply, 'link', async (tx) => {
      const used = await useLink(tx, now(), bySignIn, tokenOf(visit))
      return used?.user_account ?? undefined
    })
    return user === undefined ? outdated(visit) : enter(visit, user, nextPath(fields.next))
  }

  /** The first person of a new installation. The link doesn't prove the address, so it must be new. */
  async function becomeOwner(visit: Visit) {
    const { request, reply, frame, fields } = visit
    const filled = { email: fields.email ?? '', name: fields.name ?? '' }
    const faults = await faultsIn(frame.words, fields, { name: true, email: true, password: need })
    if (faults) return showLink(visit, { ...filled, faults, alert: frame.words.errors.several }, 400)
    const email = userAddress(filled.email)!
    const account = { email, name: filled.name.trim(), password_hash: await hashOf(fields, need) }
    const user = await signInBy(context, request, reply, 'link', async (tx) => {
      const used = await useLink(tx, now(), bySignIn, tokenOf(visit))
      if (!used || used.organization === null) return undefined
      if (await userByEmail(tx, email)) throw new Refusal('conflict', 'This address already has an account.')
      const id = await addUser(tx, now(), account)
      const actor = { organization: used.organization as OrganizationId, by: { user: id } }
      await join(tx, actor, now(), id, used.role as UserRole)
      return id
    }).catch(unlessConflict)
    if (user === 'conflict') return showLink(visit, { ...filled, faults: { email: frame.words.errors.taken } }, 409)
    return user === undefined ? outdated(visit) : enter(visit, user)
  }

  async function showPassword(visit: Visit, filled: Filled, status = 200) {
    const { frame, show } = visit
    if (!ways.password) return withoutPasswords(visit)
    const found = await readLink(context, ['password'], tokenOf(visit))
    const user = found && (await database.read((db) => userById(db, found.user_account!)))
    if (!user) return outdated(visit)
    return show(choosePage(frame, pathOf(visit), user.email, filled), status)
  }

  async function password(visit: Visit) {
    const { request, reply, frame, fields } = visit
    if (!ways.password) return withoutPasswords(visit)
    const faults = await faultsIn(frame.words, fields, { password: 'required' })
    if (faults || !(await readLink(context, ['password'], tokenOf(visit))))
      return showPassword(visit, faults ? { faults } : {}, 400)
    const hash = (await hashOf(fields, 'required'))!
    const user = await signInBy(context, request, reply, 'link', async (tx) => {
      const used = await useLink(tx, now(), ['password'], tokenOf(visit))
      if (!used) return undefined
      await changePassword(tx, now(), used.user_account!, hash, null)
      return used.user_account!
    })
    return user === undefined ? outdated(visit) : enter(visit, user)
  }

  /** The link was sent before passwords were switched off. */
  function withoutPasswords({ frame, show }: Visit) {
    return show(signInPage(frame, ways, { alert: frame.words.errors.noPasswords }), 403)
  }

  async function showInvitation(visit: Visit, filled: Filled, status = 200) {
    const { request, frame, show } = visit
    const found = await readInvitation(context, tokenOf(visit))
    if (!found) return outdatedInvitation(visit)
    const form = { ...filled, action: pathOf(visit), password: need, signedIn: await userOf(request) }
    return show(invitationPage(frame, found, form), status)
  }

  async function invitation(visit: Visit) {
    const { request, frame, fields } = visit
    const found = await readInvitation(context, tokenOf(visit))
    if (!found) return outdatedInvitation(visit)
    const signedIn = await userOf(request)
    if (found.user === undefined) return joinAsNew(visit, found.email)
    if (signedIn?.id !== found.user) return showInvitation(visit, {}, 409)
    const accepting = { user: found.user }
    const joined = await database
      .transaction((tx) => acceptInvitation(tx, now(), tokenOf(visit), accepting))
      .catch(unlessConflict)
    if (joined === 'conflict') return showInvitation(visit, {}, 409)
    return joined === undefined ? outdatedInvitation(visit) : visit.reply.redirect('/app', 303)

    async function joinAsNew(visiting: Visit, email: string) {
      const filled = { name: fields.name ?? '' }
      const faults = await faultsIn(frame.words, fields, { name: true, password: need })
      if (faults) return showInvitation(visiting, { ...filled, faults, alert: frame.words.errors.several }, 400)
      const account = { name: filled.name.trim(), password_hash: await hashOf(fields, need) }
      const user = await signInBy(context, request, visiting.reply, 'link', (tx) =>
        acceptInvitation(tx, now(), tokenOf(visiting), account),
      ).catch(unlessConflict)
      if (user === 'conflict') return showInvitation(visiting, filled, 409)
      if (user === undefined) return outdatedInvitation(visiting)
      await devices.remember(visiting.reply, email)
      return visiting.reply.redirect('/app', 303)
    }
  }

  /** Goes on to where the person wanted to go. */
  async function enter({ reply }: Visit, user: number, next = '/app') {
    await devices.rememberUser(reply, user)
    return reply.redirect(next, 303)
  }

  /** Only somebody who can get a link by mail reads that they can request one. */
  async function outdated(visit: Visit) {
    const { frame, show } = visit
    const expired = await expiredLink(context, tokenOf(visit))
    const isByOperator = expired?.purpose === 'access' || !(ways.link || ways.reset)
    const owned = expired?.user_account === null ? expired.organization : null
    const commands = owned === null ? undefined : ownerCommands(owned)
    return show(outdatedPage(frame, isByOperator ? { commands } : 'mail'), 410)
  }

  function outdatedInvitation({ frame, show }: Visit) {
    return show(outdatedPage(frame, 'inviter'), 410)
  }
}

export const tokenOf = ({ request }: Visit) => (request.params as { token: string }).token
export const pathOf = ({ request }: Visit) => request.url.split('?', 1)[0]!

export function unlessConflict(error: unknown): 'conflict' {
  if (error instanceof Refusal && error.kind === 'conflict') return 'conflict'
  throw error
}
