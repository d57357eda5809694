import type { ComponentChildren } from 'preact'
import { useCommands } from '../commands.ts'
import { Empty, Icon, Menu, Screen, useArrangement } from '../kit/index.ts'
import { navigate, path } from '../router.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'
import { type Section, hrefOf, labelOf, sections, shownSections } from './sections.ts'

interface FrameProps {
  readonly section: Section['id']
  readonly text?: ComponentChildren
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
}

/** A section of the settings, with the list of all sections at the left; on phones, in a menu. */
export function Frame({ section, text, actions, children }: FrameProps) {
  const current = sections.find(({ id }) => id === section)!
  useArrangement('sections')
  useCommands(
    shownSections().map(
      (each) =>
        each !== current && {
          id: `settings-${each.id}`,
          label: words.settings.go(labelOf(each)),
          icon: each.icon,
          run: () => navigate(hrefOf(each)),
        },
    ),
  )
  return (
    <Screen title={labelOf(current)} text={text} actions={actions}>
      <SectionList />
      <SectionMenu current={current} />
      <div class="settings stack">{children}</div>
    </Screen>
  )
}

/** Draws a section only for people whose role allows it. */
export function forRole(section: Section['id'], Content: () => ComponentChildren) {
  return function Guarded() {
    const { role } = sections.find(({ id }) => id === section)!
    const { refused } = words.settings
    if (can(role)) return <Content />
    return (
      <Frame section={section}>
        <Empty icon="lock" title={refused.title} text={refused.text(role)} />
      </Frame>
    )
  }
}

function SectionList() {
  return (
    <nav class="settings-list" aria-label={words.settings.navigation}>
      {shownSections().map((each) => (
        <a
          key={each.id}
          class="place"
          href={hrefOf(each)}
          {...(path.value === hrefOf(each) && { 'aria-current': 'page' })}
        >
          <Icon name={each.icon} />
          <span>{labelOf(each)}</span>
        </a>
      ))}
    </nav>
  )
}

function SectionMenu({ current }: { current: Section }) {
  const others = shownSections()
  return (
    <div class="settings-menu">
      <Menu
        label={words.settings.navigation}
        items={others.map((each) => ({ label: labelOf(each), icon: each.icon, href: hrefOf(each) }))}
      >
        <Icon name={current.icon} />
        <span class="settings-menu-label">{labelOf(current)}</span>
        <Icon name="down" />
      </Menu>
    </div>
  )
}
