import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { Button, type ButtonProps } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

export interface MenuItem {
  readonly label: string
  /** What to know before, beneath the label. */
  readonly help?: string
  readonly icon?: IconName
  readonly href?: string
  readonly isExternal?: boolean
  readonly isDangerous?: boolean
  readonly isChecked?: boolean
  readonly run?: () => void
}

interface MenuProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'label' | 'children'> {
  /** A false item is left out; null draws a line. */
  readonly items: readonly (MenuItem | null | false)[]
  /** Above the items. */
  readonly head?: ComponentChildren
}

/** A button that opens a list of actions. */
export function Menu({ items, head, ...button }: MenuProps) {
  const id = useId().replaceAll(':', '')
  const list = useRef<HTMLDivElement>(null)
  // A long list has a menu in every row: only an open one is worth drawing.
  const [isOpen, setOpen] = useState(false)
  const first = items.findIndex(Boolean)

  return (
    <>
      <Button {...button} id={`${id}-opener`} popovertarget={id} />
      <div
        ref={list}
        id={id}
        class="menu"
        popover="auto"
        role="menu"
        aria-labelledby={`${id}-opener`}
        onKeyDown={(event) => moveFocus(event, list.current!)}
        onBeforeToggle={(event: Event) => setOpen((event as ToggleEvent).newState === 'open')}
        onToggle={(event: Event) => {
          if ((event as ToggleEvent).newState !== 'open') return
          placeBelow(document.getElementById(`${id}-opener`)!, list.current!)
          // It comes a moment after the menu has opened: a key may have moved the focus by then.
          if (!list.current!.contains(document.activeElement)) linksIn(list.current!)[0]?.focus()
        }}
      >
        {isOpen && head}
        {(isOpen ? items : []).map((item, index) =>
          item === false ? null : item === null ? (
            <hr key={index} />
          ) : (
            <MenuEntry key={index} {...item} isFirst={index === first} close={() => list.current?.hidePopover()} />
          ),
        )}
      </div>
    </>
  )
}

const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** The arrow keys go through the items of a menu. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement) {
  const all = linksIn(list)
  const now = all.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: all.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  all.at(next % all.length)?.focus()
}

export function MenuEntry({
  label,
  help,
  icon,
  href,
  isExternal,
  isDangerous,
  isChecked,
  run,
  isFirst,
  close,
}: MenuItem & { isFirst: boolean; close: () => void }) {
  const id = useId()
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        <span id={id}>{label}</span>
        {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      </span>
      {isChecked && <Icon name="check" />}
    </>
  )
  const role = isChecked === undefined ? 'menuitem' : 'menuitemradio'
  // The first item gets the focus while the menu opens, so that it gets the next key.
  const shared = {
    role,
    class: `menu-item ${isDangerous ? 'danger' : ''}`,
    tabIndex: -1,
    autofocus: isFirst,
    ...(help !== undefined && { 'aria-labelledby': id, 'aria-describedby': `${id}-help` }),
  } as const
  if (href !== undefined)
    return (
      <a {...shared} href={href} onClick={close} {...(isExternal && { target: '_blank', rel: 'noopener' })}>
        {content}
      </a>
    )
  return (
    <button
      {...shared}
      type="button"
      {...(isChecked !== undefined && { 'aria-checked': isChecked })}
      onClick={() => {
        close()
        run?.()
      }}
    >
      {content}
    </button>
  )
}

/** Puts a popover under its opener, above it if there is no room, or else where it fits. */
export function placeBelow(opener: HTMLElement, popover: HTMLElement) {
  const edge = 8
  const from = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const opensToTheLeft = isRightToLeft ? from.right - width >= edge : from.left + width > innerWidth - edge
  const left = opensToTheLeft ? from.right - width : from.left
  const [below, above, lowest] = [from.bottom + 4, from.top - height - 4, innerHeight - height - edge]
  const top = below <= lowest ? below : above > edge ? above : lowest
  popover.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`
  popover.style.top = `${Math.max(edge, top)}px`
}
