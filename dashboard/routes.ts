import type { FunctionComponent } from 'preact'
import { loadWords } from './first-words.ts'
import FirstEvent from './home/first-event.tsx'
import Home from './home/home.tsx'
import Organizations from './home/organizations.tsx'
import SignedIn from './home/signed-in.tsx'
import { type Params, matchPath } from './router.ts'
import { loadScreensCss } from './screens-css.ts'

export type ScreenComponent = FunctionComponent<{ params: Params }>

interface ScreenOfRoute {
  /** The screen, once it is loaded. It is then drawn without waiting for anything. */
  readonly screen: () => ScreenComponent | undefined
  readonly load: () => Promise<unknown>
}

/** Screens that are loaded together, when somebody goes to one of them. */
const parts = {
  events: part(() => import('./parts/events.ts')),
  editor: part(() => import('./parts/editor.ts')),
  groups: part(() => import('./parts/groups.ts')),
  attendees: part(() => import('./parts/attendees.ts')),
  statistics: part(() => import('./parts/statistics.ts')),
  templates: part(() => import('./parts/templates.ts')),
  settings: part(() => import('./parts/settings.ts')),
  me: part(() => import('./parts/me.ts')),
}

/** Every place of the application, by its address. */
const routes: readonly (readonly [pattern: string, screen: ScreenOfRoute])[] = [
  ['/app', loaded(Organizations)],
  ['/app/organizations', loaded(Organizations)],
  ['/app/signed-in', loaded(SignedIn)],
  ['/app/me', parts.me('Me')],
  ['/app/o/:organization', loaded(Home)],
  ['/app/o/:organization/start/:goal', loaded(FirstEvent)],
  ['/app/o/:organization/events', parts.events('Events')],
  ['/app/o/:organization/events/:prokey/share', parts.editor('EventShare')],
  ['/app/o/:organization/groups', parts.groups('Groups')],
  ['/app/o/:organization/groups/new', parts.groups('NewGroup')],
  ['/app/o/:organization/groups/:prokey', parts.groups('EditGroup')],
  ['/app/o/:organization/groups/:prokey/events', parts.groups('GroupEvents')],
  ['/app/o/:organization/groups/:prokey/share', parts.groups('GroupShare')],
  ['/app/o/:organization/events/:prokey/attendees', parts.attendees('EventAttendees')],
  ['/app/o/:organization/attendees', parts.attendees('Attendees')],
  ['/app/o/:organization/attendees/:email', parts.attendees('Person')],
  ['/app/o/:organization/check-in/:prokey', parts.attendees('CheckIn')],
  ['/app/o/:organization/statistics', parts.statistics('OrganizationStatistics')],
  ['/app/o/:organization/events/:prokey/statistics', parts.statistics('EventStatistics')],
  ['/app/o/:organization/groups/:prokey/statistics', parts.statistics('GroupStatistics')],
  ['/app/o/:organization/templates', parts.templates('FirstTemplates')],
  ['/app/o/:organization/templates/mails', parts.templates('Mails')],
  ['/app/o/:organization/templates/mails/:id', parts.templates('MailEditor')],
  ['/app/o/:organization/templates/images', parts.templates('Images')],
  ['/app/o/:organization/templates/:kind', parts.templates('Templates')],
  ['/app/o/:organization/templates/:kind/:id', parts.templates('TemplateEditor')],
  ['/app/o/:organization/settings', parts.settings('Settings')],
  ['/app/o/:organization/settings/organization', parts.settings('OrganizationSettings')],
  ['/app/o/:organization/settings/people', parts.settings('People')],
  ['/app/o/:organization/settings/keys', parts.settings('Keys')],
  ['/app/o/:organization/settings/domains', parts.settings('Domains')],
  ['/app/o/:organization/settings/mail', parts.settings('MailLog')],
  ['/app/o/:organization/settings/activity', parts.settings('Activity')],
  ['/app/o/:organization/settings/deleted', parts.settings('Deleted')],
  ['/app/o/:organization/settings/export', parts.settings('Export')],
  ['/app/o/:organization/events/new', parts.editor('EditEvent')],
  ['/app/o/:organization/events/:prokey', parts.editor('EditEvent')],
  ['/app/o/:organization/events/:prokey/history', parts.editor('History')],
]

export interface Route extends ScreenOfRoute {
  readonly pattern: string
  readonly params: Params
}

export function routeOf(path: string): Route | undefined {
  for (const [pattern, screen] of routes) {
    const params = matchPath(pattern, path)
    if (params) return { pattern, params, ...screen }
  }
  return undefined
}

/** Loads the screens of links before they are followed. */
export function startPreloading() {
  function preload({ target }: Event) {
    const link = (target as Element).closest?.('a[href]') as HTMLAnchorElement | null
    if (link?.origin !== location.origin) return
    // If it fails, following the link tries again and says so.
    routeOf(link.pathname)
      ?.load()
      .catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preload, { passive: true })
}

function part<M extends { [Name in keyof M]: ScreenComponent }>(load: () => Promise<M>) {
  let screens: M | undefined
  return (name: keyof M): ScreenOfRoute => ({
    screen: () => screens?.[name],
    load: async () => ([screens] = await Promise.all([load(), loadWords(), loadScreensCss()])),
  })
}

function loaded(screen: ScreenComponent): ScreenOfRoute {
  return { screen: () => screen, load: async () => {} }
}
