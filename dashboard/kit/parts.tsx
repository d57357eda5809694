import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { tileOf } from '../format.ts'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'accent'

export function Badge({
  children,
  tone = 'neutral',
  icon,
}: {
  children: ComponentChildren
  tone?: Tone
  icon?: IconName
}) {
  return (
    <span class={`badge ${tone}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}

interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: ComponentChildren
  readonly action?: ComponentChildren
}

/** An empty list that says what belongs here and how to begin. */
export function Empty({ icon, title, text, action }: EmptyProps) {
  return (
    <div class="empty">
      <span class="empty-drawing">
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}

interface CardProps {
  readonly title?: string
  readonly text?: ComponentChildren
  readonly actions?: ComponentChildren
  readonly children?: ComponentChildren
  readonly isFlush?: boolean
}

export function Card({ title, text, actions, children, isFlush }: CardProps) {
  const id = useId()
  return (
    <section class={`card ${isFlush ? 'flush' : ''}`} {...(title !== undefined && { 'aria-labelledby': id })}>
      {(title !== undefined || actions !== undefined) && (
        <header class="card-head">
          <div>
            {title !== undefined && <h2 id={id}>{title}</h2>}
            {text !== undefined && <p class="help">{text}</p>}
          </div>
          {actions !== undefined && <div class="card-actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

interface FoldProps {
  readonly title: string
  /** What is set inside, in one line. */
  readonly summary?: ComponentChildren
  readonly icon?: IconName
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ComponentChildren
}

/** A section that folds and says in one line what is set. */
export function Fold({ title, summary, icon, isOpen, onToggle, children }: FoldProps) {
  return (
    <details class="fold" open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {icon && <Icon name={icon} />}
        <span class="fold-title">{title}</span>
        <span class="fold-summary">{summary}</span>
        <Icon name="down" />
      </summary>
      <div class="fold-body">{children}</div>
    </details>
  )
}

interface NoticeProps {
  readonly tone?: 'info' | 'warning' | 'error' | 'good'
  readonly title?: string | undefined
  readonly children?: ComponentChildren
  readonly action?: ComponentChildren
}

const noticeIcons = { info: 'info', warning: 'warning', error: 'error', good: 'done' } as const

export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <div class={`notice ${tone}`} {...(tone === 'error' && { role: 'alert' })}>
      <Icon name={noticeIcons[tone]} />
      <div>
        {title !== undefined && <p class="notice-title">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}

/** Month over day. */
export function DateTile({ moment, timeZone, isMuted }: { moment: string; timeZone: string; isMuted?: boolean }) {
  const { month, day } = tileOf(moment, timeZone)
  return (
    <span class={`tile ${isMuted ? 'muted' : ''}`} aria-hidden="true">
      <span>{month}</span>
      <strong>{day}</strong>
    </span>
  )
}

export function Avatar({ name }: { name: string }) {
  const letters = name.split(/[\s@.]+/).filter(Boolean).slice(0, 2).map((part) => [...part][0]!.toUpperCase()) // oxfmt-ignore
  return (
    <span class="avatar" aria-hidden="true">
      {letters.join('')}
    </span>
  )
}

export function Progress({ value, label }: { value: number | undefined; label: string }) {
  return (
    <div class="progress">
      <progress {...(value !== undefined && { value })} max={100} aria-label={label} />
      <span aria-live="polite">{label}</span>
    </div>
  )
}

/** A key with what it does. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span class="keys">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
