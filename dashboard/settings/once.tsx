import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button, Icon } from '../kit/index.ts'
import { words } from '../words.ts'

interface OnceProps {
  readonly title: string
  readonly text: string
  readonly onDone: () => void
  readonly children: ComponentChildren
}

/** A secret that is shown only now. It stays until the person says that it is stored, not behind a dialog that closes. */
export function Once({ title, text, onDone, children }: OnceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section class="card once stack" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Icon name="done" /> {title}
        </h2>
        <p class="help">{text}</p>
      </header>
      {children}
      <div class="cluster">
        <Button onClick={onDone}>{words.settings.stored}</Button>
      </div>
    </section>
  )
}
