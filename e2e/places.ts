import type { Page } from 'playwright-core'
import { createSamples, prokeyOf } from '../server/demo/demo.ts'
import type { Application } from './application.ts'

/** Places that lead on at once, or close their tab. */
export const passing = ['/app', '/app/signed-in', '/app/o/:organization/templates', '/app/o/:organization/settings']

/** The address of every other place of the application by its route, with sample content. `dashboard/routes.ts` has the same. */
export async function placesWithContent({ server, person }: Pick<Application, 'server' | 'person'>) {
  const made = await createSamples(server.context, server.actor)
  const [event, group] = [prokeyOf(made, 'Summer party')!, prokeyOf(made, 'Sample: Evenings')!]
  const mails = (await person.app.get('/email-templates')).body as { id: number }[]
  const params = { organization: server.organization, prokey: event, goal: 'sign-up', email: 'guest-1@sample.example' }
  const filled = (pattern: string, values: Record<string, unknown>) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))
  return Object.fromEntries(
    patterns.map((pattern) => {
      const prokey = pattern.includes('/groups/') ? group : event
      const id = pattern.includes('/mails/') ? mails[0]!.id : 1
      return [pattern, filled(pattern, { ...params, prokey, id, kind: 'styles' })]
    }),
  )
}

const inside = '/app/o/:organization'
export const patterns = [
  '/app/organizations',
  '/app/me',
  ...[
    '',
    '/start/:goal',
    '/events',
    '/events/new',
    '/events/:prokey',
    '/events/:prokey/attendees',
    '/events/:prokey/statistics',
    '/events/:prokey/share',
    '/events/:prokey/history',
    '/groups',
    '/groups/new',
    '/groups/:prokey',
    '/groups/:prokey/events',
    '/groups/:prokey/statistics',
    '/groups/:prokey/share',
    '/attendees',
    '/attendees/:email',
    '/check-in/:prokey',
    '/statistics',
    '/templates/mails',
    '/templates/mails/:id',
    '/templates/images',
    '/templates/:kind',
    '/templates/:kind/:id',
    '/settings/organization',
    '/settings/people',
    '/settings/keys',
    '/settings/domains',
    '/settings/mail',
    '/settings/deleted',
    '/settings/activity',
    '/settings/export',
  ].map((place) => inside + place),
]

/** Goes to a place like a link in the application does, without loading the document again. */
export async function follow(page: Page, path: string) {
  await page.evaluate(
    `(() => { const link = document.createElement('a'); link.href = ${JSON.stringify(path)}; document.body.append(link); link.click(); link.remove() })()`,
  )
  await page.waitForURL((url) => url.pathname + url.search === path)
  await page.locator('main:not([aria-busy], :has(.skeleton))').waitFor()
}
