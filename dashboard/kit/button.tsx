import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from './icon.tsx'
import { keysOf } from './shortcut.ts'

export interface ButtonProps {
  readonly children?: ComponentChildren
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly size?: 'small' | 'normal'
  readonly icon?: IconName
  /** The name of a button that shows only its icon; beside content, what it does. */
  readonly label?: string
  /** Makes it a link. */
  readonly href?: string
  /** Opens the link in a new tab. */
  readonly isExternal?: boolean
  /** Saves what the link leads to under this name. */
  readonly download?: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly type?: 'button' | 'submit'
  /** A keyboard shortcut, shown as a hint: `Ctrl+Enter`. */
  readonly keys?: string
  readonly onClick?: JSX.MouseEventHandler<HTMLElement>
  readonly id?: string
  readonly popovertarget?: string
}

export function Button(props: ButtonProps) {
  const { children, kind = 'secondary', size = 'normal', icon, label, href, keys, isBusy = false } = props
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {children !== undefined && label !== undefined && <span class="hidden"> {label}</span>}
    </>
  )
  const title = [label, keys && `(${keysOf(keys)})`].filter(Boolean).join(' ')
  const shared = {
    id: props.id,
    class: `button ${kind} ${size} ${children === undefined ? 'square' : ''}`,
    ...(children === undefined && { 'aria-label': label }),
    ...(title !== '' && { title }),
    ...(props.onClick && { onClick: props.onClick }),
  }
  if (href !== undefined)
    return (
      <a
        {...shared}
        href={href}
        {...(props.isExternal && { target: '_blank', rel: 'noopener' })}
        download={props.download}
      >
        {content}
      </a>
    )
  return (
    <button
      {...shared}
      type={props.type ?? 'button'}
      disabled={props.isDisabled}
      aria-busy={isBusy}
      {...(props.isPressed !== undefined && { 'aria-pressed': props.isPressed })}
      {...(props.popovertarget !== undefined && { popovertarget: props.popovertarget })}
    >
      {content}
    </button>
  )
}
