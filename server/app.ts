import type { Event, Group, RsvpBlock } from '@kalends/contract'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { requireCaller } from './accounts/authentication.ts'
import { changesRoute } from './activity/changes.ts'
import { applicationRoutes } from './application/routes.ts'
import { content } from './content.ts'
import type { Context } from './context.ts'
import { docsRoutes, openApiRoutes } from './docs/routes.ts'
import { publishedDomains } from './domains/published.ts'
import { domainRoutes, tlsRoutes } from './domains/routes.ts'
import { prepareRequests } from './http/actor.ts'
import { icsFileRoutes } from './events/ics-routes.ts'
import { eventRoutes } from './events/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { feedRoutes } from './groups/feed.ts'
import { groupRoutes } from './groups/routes.ts'
import { limitDatabaseTime } from './http/database-time.ts'
import { refuseWhileDraining } from './http/drain.ts'
import { handleErrors, handleUnreadable, handleUnroutable, notFoundHandler } from './http/errors.ts'
import { headLikeGet, omitContentOfHead } from './http/head.ts'
import { answerBeforeRouting } from './http/cached-answer.ts'
import { healthRoutes } from './http/health.ts'
import { checkHosts, isOfApplication } from './http/hosts.ts'
import { oneAtATime, shedLoad } from './http/load.ts'
import { parseJsonBodies } from './http/json-body.ts'
import { metricsRoute } from './http/metrics.ts'
import { checkQuery } from './http/query.ts'
import { noteRequests } from './http/request-log.ts'
import { collectRoutes } from './http/route.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { noticeUntrustedProxy } from './http/untrusted-proxy.ts'
import { imageFileRoutes } from './images/files.ts'
import { mailCoverRoutes } from './images/mail-cover.ts'
import { startImageProcessing } from './images/processing.ts'
import { scaledImageRoutes } from './images/scaled.ts'
import { imageRoutes } from './images/upload.ts'
import { domainManagement } from './manage/domains.ts'
import { emailTemplateManagement } from './manage/email-templates.ts'
import { imageManagement } from './manage/images.ts'
import { keyManagement } from './manage/keys.ts'
import { mailManagement } from './manage/mails.ts'
import { activityManagement } from './manage/activity.ts'
import { eventManagement } from './manage/events.ts'
import { groupManagement } from './manage/groups.ts'
import { attendeeDataManagement } from './manage/attendee-data.ts'
import { statisticsManagement } from './manage/statistics.ts'
import { attendeeManagement } from './manage/attendees.ts'
import { meManagement } from './manage/me.ts'
import { organizationManagement } from './manage/organization.ts'
import { passkeyManagement } from './manage/passkeys.ts'
import { peopleManagement } from './manage/people.ts'
import { previewManagement } from './manage/previews.ts'
import { homeManagement } from './manage/home.ts'
import { sampleManagement } from './manage/samples.ts'
import { seriesDateManagement } from './manage/series-dates.ts'
import { templateManagement } from './manage/templates.ts'
import { pageRoutes } from './pages/routes.ts'
import { historyRoutes } from './resources/history.ts'
import { restoreRoutes } from './resources/restore.ts'
import type { Listeners } from './resources/served.ts'
import { eraseWithEvents, warnOfLostAnswers, warnOfLostAnswersIn } from './rsvp/erasure.ts'
import { informLater } from './rsvp/mail/informing.ts'
import { offerAfterEvent, offerAfterTemplate } from './rsvp/offering.ts'
import { remindAfterTemplate } from './rsvp/reminders.ts'
import { answerRoutes } from './rsvp/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { templateRoutes } from './templates/routes.ts'

/** Features that react when an event is saved or removed are named here. */
const eventListeners: Listeners<typeof Event> = {
  saved: [offerAfterEvent],
  informed: [informLater],
  removing: [warnOfLostAnswers],
  removed: [eraseWithEvents],
}

const rsvpBlockListeners: Listeners<typeof RsvpBlock> = { saved: [offerAfterTemplate, remindAfterTemplate] }

const groupListeners: Listeners<typeof Group> = { removing: [warnOfLostAnswersIn] }

/** Everything the server serves, in order. */
export function buildApp(context: Context): FastifyInstance {
  const { settings } = context
  const app = Fastify({
    ...headLikeGet,
    frameworkErrors: handleUnroutable(context),
    clientErrorHandler: handleUnreadable(context),
    routerOptions: { maxParamLength: 1000 },
    // Every route is a plugin, and would have a timer. Nothing is loaded from elsewhere.
    pluginTimeout: 0,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    // Drops slow senders. Node's defaults would give them minutes.
    requestTimeout: 30_000,
    // Drops clients that do not read their response.
    connectionTimeout: settings.stallTimeout * 1000,
    // checkHosts refuses a missing Host with a proper body.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // resources/ validates bodies and serialises responses; loading Fastify's own compilers would take a third of the
    // start-up time.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
  })
  const routes = collectRoutes(app)

  omitContentOfHead(app)
  prepareRequests(app)
  noticeUntrustedProxy(app, context)
  noteRequests(app, context)
  setSecurityHeaders(app)
  handleErrors(app, settings, routes, {
    missing: (request, reply) => pages.missing(request, reply),
    unavailable: (request, reply) => pages.unavailable(request, reply),
    tooLarge: (request, reply) => (isOfApplication(request) ? signIn : pages).tooLarge(request, reply),
  })
  refuseWhileDraining(app)
  if (settings.databaseUrl) limitDatabaseTime(app, settings)
  shedLoad(app, context)
  answerBeforeRouting(app, context)
  oneAtATime(app)
  parseJsonBodies(app)
  checkHosts(app, settings, publishedDomains(context))

  healthRoutes(app, context)
  metricsRoute(app, context)
  tlsRoutes(app, context)
  imageFileRoutes(app, context)
  const images = startImageProcessing(app)
  scaledImageRoutes(app, context, images)
  mailCoverRoutes(app, context, images)

  void app.register(
    named('API', async (api) => {
      requireCaller(api, context)
      checkQuery(api)
      templateRoutes(api, context, { rsvpBlock: rsvpBlockListeners })
      imageRoutes(api, context, images)
      groupRoutes(api, context, { group: groupListeners, event: eventListeners })
      eventRoutes(api, context, eventListeners)
      historyRoutes(api, context, content)
      restoreRoutes(api, context, content)
      changesRoute(api, context)
      domainRoutes(api, context)
      answerRoutes(api, context)
      statisticsRoutes(api, context)
      openApiRoutes(api, context, routes, 'api')
      api.setNotFoundHandler(notFoundHandler(routes))
    }),
    { prefix: '/v1' },
  )

  void app.register(
    named('application', async (application) => {
      requireCaller(application, context, 'people')
      checkQuery(application)
      attendeeManagement(application, context)
      attendeeDataManagement(application, context)
      meManagement(application, context)
      organizationManagement(application, context)
      passkeyManagement(application, context)
      peopleManagement(application, context)
      keyManagement(application, context)
      domainManagement(application, context)
      emailTemplateManagement(application, context, () => pages.files())
      imageManagement(application, context)
      mailManagement(application, context)
      previewManagement(application, context, () => pages.files())
      templateManagement(application, context)
      eventManagement(application, context, eventListeners)
      seriesDateManagement(application, context, eventListeners)
      groupManagement(application, context)
      homeManagement(application, context)
      sampleManagement(application, context, eventListeners)
      statisticsManagement(application, context)
      activityManagement(application, context)
      openApiRoutes(application, context, routes, 'application')
      application.setNotFoundHandler(notFoundHandler(routes))
    }),
    { prefix: '/app/v1' },
  )

  exportRoutes(app, context)
  applicationRoutes(app, context)
  const signIn = signInRoutes(app, context)
  docsRoutes(app, context)
  feedRoutes(app, context)
  icsFileRoutes(app, context)
  const pages = pageRoutes(app, context, images)

  app.setNotFoundHandler(signIn.unknown(pages.unknown(notFoundHandler(routes))))
  return app
}

/** Fastify would otherwise look through all loaded modules for a name. */
function named(name: string, plugin: FastifyPluginAsync): FastifyPluginAsync {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })
}

function unused(): never {
  throw new Error('A route has a schema for Fastify. Declare it as an operation instead.')
}
