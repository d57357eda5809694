import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { MenuEntry, type MenuItem, moveFocus, placeBelow } from './menu.tsx'

interface PoppedMenuProps {
  /** What it belongs to. It gets the focus back. */
  readonly opener: HTMLElement
  readonly label: string
  readonly head?: ComponentChildren
  readonly items: readonly (MenuItem | null)[]
  readonly onClose: () => void
}

/** A menu that is open as long as it is drawn, for what is no button itself. */
export function PoppedMenu({ opener, label, head, items, onClose }: PoppedMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current!.showPopover()
    placeBelow(opener, list.current!)
    list.current!.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }, [])

  function closed(event: Event) {
    if ((event as ToggleEvent).newState !== 'closed') return
    if (document.activeElement === document.body || list.current?.contains(document.activeElement)) opener.focus()
    onClose()
  }

  return (
    <div
      ref={list}
      class="menu"
      popover="auto"
      role="menu"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, list.current!)}
      onToggle={closed}
    >
      {head}
      {items.map((item, index) =>
        item === null ? (
          <hr key={index} />
        ) : (
          <MenuEntry key={index} {...item} isFirst={false} close={() => list.current?.hidePopover()} />
        ),
      )}
    </div>
  )
}
