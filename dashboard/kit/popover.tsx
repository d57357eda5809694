import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { Button, type ButtonProps } from './button.tsx'
import { placeBelow } from './menu.tsx'

interface PopoverProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon' | 'label' | 'children'> {
  /** What it is about, for screen readers. */
  readonly title: string
  readonly content: ComponentChildren
}

/** A button that opens a few controls, which apply at once. */
export function Popover({ title, content, ...button }: PopoverProps) {
  const id = useId().replaceAll(':', '')
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <Button {...button} id={`${id}-opener`} popovertarget={id} />
      <div
        ref={box}
        id={id}
        class="menu popover"
        popover="auto"
        role="dialog"
        aria-label={title}
        onToggle={(event: Event) => {
          if ((event as ToggleEvent).newState !== 'open') return
          placeBelow(document.getElementById(`${id}-opener`)!, box.current!)
          box.current!.querySelector<HTMLElement>('input, select, button')?.focus()
        }}
      >
        {content}
      </div>
    </>
  )
}
