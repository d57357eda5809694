import { type ListedSession, type Me, meOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { deviceName } from '../accounts/sessions/device.ts'
import { deleteSessions, listSessions } from '../accounts/sessions/sessions.ts'
import { cancelEmail, requestEmail } from '../accounts/email-change.ts'
import { profileOf } from '../accounts/profile.ts'
import { organizationsOf, setPassword, updateProfile, userById } from '../accounts/users.ts'
import { mayFound } from '../accounts/founders.ts'
import { refuseIfUnused } from '../accounts/ways-in.ts'
import type { Context } from '../context.ts'
import { instantText } from '../http/formats.ts'
import { RateLimit } from '../http/rate-limit.ts'
import { Refusal, noEntryFound } from '../refusal.ts'
import { foundOrganization } from '../provisioning.ts'
import { type SignedIn, limiter, manage, numberIn } from './operation.ts'

/** What a signed-in person sees and changes about themselves. */
export function meManagement(app: FastifyInstance, context: Context) {
  const { database, now } = context
  const limited = limiter(context.monotonic)

  const me = ({ by, session }: SignedIn): Promise<Me> =>
    database.read(async (db) => {
      const user = await userById(db, by.user)
      if (!user) throw noEntryFound()
      return profileOf(db, user, session.created, now())
    })

  manage(app, context, meOperations.read, async ({ actor }) => me(actor))

  manage(app, context, meOperations.update, async ({ actor, body }) => {
    const given = Object.entries(body).filter(([, value]) => value !== undefined)
    await updateProfile(context, actor.by.user, Object.fromEntries(given))
    return me(actor)
  })

  manage(app, context, meOperations.setPassword, async ({ actor, body }) => {
    refuseIfUnused(context.settings, 'password')
    await setPassword(context, actor.by.user, body.password, actor.session.id)
    return success('updated')
  })

  const addresses = new RateLimit(10, 3600)
  manage(app, context, meOperations.changeEmail, async ({ actor, body }) => {
    limited(addresses, actor, 'mails to new addresses')
    await requestEmail(context, actor.by.user, body.email)
    return me(actor)
  })

  manage(app, context, meOperations.cancelEmail, async ({ actor }) => {
    await database.transaction((tx) => cancelEmail(tx, actor.by.user))
    return me(actor)
  })

  manage(app, context, meOperations.sessions, async ({ actor }) => {
    const [rows, user] = [
      await listSessions(context, actor.by.user),
      await database.read((db) => userById(db, actor.by.user)),
    ]
    const countries = new Intl.DisplayNames(user?.language ?? 'en', { type: 'region' })
    return rows.map(({ id, device, country, way, created, last_seen }): ListedSession => ({
      id,
      device: deviceName(device),
      place: country === null ? null : (countries.of(country) ?? null),
      way,
      created: instantText(created),
      last_seen: instantText(last_seen),
      is_current: id === actor.session.id,
    }))
  })

  manage(app, context, meOperations.endSession, async ({ actor, params }) => {
    const only = numberIn(params.id)
    const ended = await database.transaction((tx) => deleteSessions(tx, actor.by.user, { only }))
    if (ended === 0) throw noEntryFound()
    return success('deleted')
  })

  manage(app, context, meOperations.endOtherSessions, async ({ actor }) => {
    await database.transaction((tx) => deleteSessions(tx, actor.by.user, { except: actor.session.id }))
    return success('deleted')
  })

  const created = new RateLimit(5, 24 * 3600)
  manage(app, context, meOperations.createOrganization, async ({ actor, body }) => {
    if (context.settings.organizations === 'nobody') throw noFounder()
    limited(created, actor, 'new organizations')
    return database.transaction(async (tx) => {
      if (!mayFound(context.settings, await organizationsOf(tx, actor.by.user))) throw notFounder()
      const { id, name } = await foundOrganization(tx, actor.by, now(), body.name)
      return { id, name }
    })
  })
}

const notFounder = () =>
  new Refusal(
    'forbidden',
    'Only owners and admins of an organization can create another one. Ask the person who runs this server.',
    { details: { role: 'admin' } },
  )

const noFounder = () =>
  new Refusal('forbidden', 'Only the person who runs this server creates organizations. Ask them for one.')
