import type { FunctionComponent } from 'preact'
import { type Params, matchPath } from './router.ts'

type ScreenModule = { readonly default: FunctionComponent<{ params: Params }> }

/** Every place of the application, by its address. A screen is loaded when somebody goes there. */
const routes: readonly (readonly [pattern: string, load: () => Promise<ScreenModule>])[] = [
  ['/app', () => import('./home/organizations.tsx')],
  ['/app/organizations', () => import('./home/organizations.tsx')],
  ['/app/signed-in', () => import('./home/signed-in.tsx')],
  ['/app/me', () => import('./me/me.tsx')],
  ['/app/o/:organization', () => import('./home/home.tsx')],
  ['/app/o/:organization/start/:goal', () => import('./home/first-event.tsx')],
  ['/app/o/:organization/events', () => import('./events/events.tsx')],
  ['/app/o/:organization/events/:prokey/share', () => import('./events/share.tsx')],
  ['/app/o/:organization/groups', () => import('./groups/list.tsx')],
  ['/app/o/:organization/groups/new', () => import('./groups/new-group.tsx')],
  ['/app/o/:organization/groups/:prokey', () => import('./groups/edit.tsx')],
  ['/app/o/:organization/groups/:prokey/events', () => import('./groups/events.tsx')],
  ['/app/o/:organization/groups/:prokey/share', () => import('./groups/share.tsx')],
  ['/app/o/:organization/events/:prokey/attendees', () => import('./events/attendees.tsx')],
  ['/app/o/:organization/attendees', () => import('./attendees/attendees.tsx')],
  ['/app/o/:organization/attendees/:email', () => import('./attendees/person.tsx')],
  ['/app/o/:organization/check-in/:prokey', () => import('./attendees/check-in/check-in.tsx')],
  ['/app/o/:organization/statistics', () => import('./statistics/statistics.tsx')],
  ['/app/o/:organization/events/:prokey/statistics', () => import('./events/statistics.tsx')],
  ['/app/o/:organization/groups/:prokey/statistics', () => import('./groups/statistics.tsx')],
  ['/app/o/:organization/templates', () => import('./templates/index.tsx')],
  ['/app/o/:organization/templates/mails', () => import('./templates/mails.tsx')],
  ['/app/o/:organization/templates/mails/:id', () => import('./templates/mail-editor.tsx')],
  ['/app/o/:organization/templates/images', () => import('./templates/images.tsx')],
  ['/app/o/:organization/templates/:kind', () => import('./templates/list.tsx')],
  ['/app/o/:organization/templates/:kind/:id', () => import('./templates/editor.tsx')],
  ['/app/o/:organization/settings', () => import('./settings/index.tsx')],
  ['/app/o/:organization/settings/organization', () => import('./settings/organization.tsx')],
  ['/app/o/:organization/settings/people', () => import('./settings/people.tsx')],
  ['/app/o/:organization/settings/keys', () => import('./settings/keys.tsx')],
  ['/app/o/:organization/settings/domains', () => import('./settings/domains.tsx')],
  ['/app/o/:organization/settings/mail', () => import('./settings/mail-log.tsx')],
  ['/app/o/:organization/settings/activity', () => import('./settings/activity.tsx')],
  ['/app/o/:organization/settings/export', () => import('./settings/export.tsx')],
  ['/app/o/:organization/events/new', () => import('./events/editor/new-event.tsx')],
  ['/app/o/:organization/events/:prokey', () => import('./events/editor/edit-event.tsx')],
  ['/app/o/:organization/events/:prokey/history', () => import('./events/editor/history.tsx')],
]

export interface Route {
  readonly pattern: string
  readonly params: Params
  readonly load: () => Promise<ScreenModule>
}

export function routeOf(path: string): Route | undefined {
  for (const [pattern, load] of routes) {
    const params = matchPath(pattern, path)
    if (params) return { pattern, params, load }
  }
  return undefined
}
