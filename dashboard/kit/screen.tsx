import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useCommands } from '../commands.ts'
import { navigate, path } from '../router.ts'
import { organization } from '../session.ts'
import { Icon } from './icon.tsx'

interface ScreenProps {
  readonly title: string
  /** Beneath the title. */
  readonly text?: ComponentChildren
  /** Beside the title, such as a state. */
  readonly badge?: ComponentChildren
  /** At the top right, the main one last. */
  readonly actions?: ComponentChildren
  /** Where it belongs: a link above the title. */
  readonly parent?: { readonly label: string; readonly href: string }
  readonly tabs?: readonly { readonly label: string; readonly href: string; readonly count?: number }[]
  readonly width?: 'normal' | 'wide' | 'narrow'
  readonly children: ComponentChildren
}

/** The frame of every screen. Moves the focus to its title, so that screen readers say where the person is. */
export function Screen({ title, text, badge, actions, parent, tabs, width = 'normal', children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = parent?.href ?? path.value
  const isHere = (href: string) => path.value === new URL(href, location.href).pathname
  useCommands(
    (tabs ?? []).map(
      ({ label, href }) =>
        !isHere(href) && { id: `tab ${href}`, label: `${title}: ${label}`, run: () => navigate(href) },
    ),
  )
  useEffect(() => {
    document.title = [title, organization.value?.name, 'Kalends'].filter(Boolean).join(' · ')
  }, [title])
  useLayoutEffect(() => {
    if (!document.querySelector('[autofocus], dialog[open]')) heading.current?.focus({ preventScroll: true })
  }, [place])
  useEffect(() => {
    // On phones, the current tab may lie beyond the edge.
    document.querySelector('.tabs [aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [path.value])
  return (
    <main id="main" class={`screen ${width}`}>
      <header class="screen-head">
        <div class="screen-title">
          {parent && (
            <a class="parent" href={parent.href}>
              <Icon name="back" size={16} /> {parent.label}
            </a>
          )}
          <div class="title-row">
            <h1 ref={heading} tabIndex={-1} {...(title.length > 40 && { title })}>
              {title}
            </h1>
            {badge}
          </div>
          {text !== undefined && <p class="screen-text">{text}</p>}
        </div>
        {actions !== undefined && <div class="screen-actions">{actions}</div>}
      </header>
      {tabs && (
        <nav class="tabs" aria-label={title}>
          {tabs.map(({ label, href, count }) => (
            <a key={href} href={href} {...(isHere(href) && { 'aria-current': 'page' })}>
              {label}
              {count !== undefined && <span class="tab-count">{count}</span>}
            </a>
          ))}
        </nav>
      )}
      {children}
    </main>
  )
}
