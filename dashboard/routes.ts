import type { FunctionComponent } from 'preact'
import { matchPath } from './router.ts'

/** The parameters of the address. */
export type Params = Readonly<Record<string, string>>
type ScreenModule = { readonly default: FunctionComponent<{ params: Params }> }

/** Every place of the application, by its address. A screen is loaded when somebody goes there. */
const routes: readonly (readonly [pattern: string, load: () => Promise<ScreenModule>])[] = [
  ['/app', () => import('./home/organizations.tsx')],
  ['/app/organizations', () => import('./home/organizations.tsx')],
  ['/app/signed-in', () => import('./home/signed-in.tsx')],
  ['/app/o/:organization', () => import('./home/home.tsx')],
  ['/app/o/:organization/templates', () => import('./templates/list.tsx')],
  ['/app/o/:organization/templates/mails', () => import('./templates/mails.tsx')],
  ['/app/o/:organization/templates/mails/:id', () => import('./templates/mail-editor.tsx')],
  ['/app/o/:organization/templates/images', () => import('./templates/images.tsx')],
  ['/app/o/:organization/templates/:kind', () => import('./templates/list.tsx')],
  ['/app/o/:organization/templates/:kind/:id', () => import('./templates/editor.tsx')],
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
