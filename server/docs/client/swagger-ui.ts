import type * as ReactNamespace from 'react'

/** The part of swagger-ui that this page uses. The package has no type definitions. */

export type React = typeof ReactNamespace
export type Node = ReactNamespace.ReactNode
export type Component<Props> = ReactNamespace.ComponentType<Props>

/** An immutable map of the viewer's state. */
export interface State {
  get(name: string): unknown
  readonly size: number
}

/** The argument of plugins. */
export interface System {
  readonly React: React
  readonly fn: { requestSnippetGenerator_curl_bash(request: unknown): string }
  readonly authSelectors: { authorized(): State }
  getComponent<Props>(name: string, isContainer?: boolean): Component<Props>
}

export type Plugin = (system: System) => object

export interface Viewer {
  readonly layoutActions: { show(thing: readonly string[], isShown: boolean): void }
  readonly authActions: { logout(schemes: readonly string[]): void }
  preauthorizeApiKey(scheme: string, key: string): void
}

/** The bundle is a separate script that defines this global. */
declare global {
  var SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => Viewer
}
