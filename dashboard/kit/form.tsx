import type { ComponentChildren } from 'preact'
import { isSending } from './shortcut.ts'

/** A form that a script sends, also by Ctrl+Enter. Errors come from the server, at their fields. */
export function Form({
  class: style = '',
  onSubmit,
  children,
}: {
  class?: string
  onSubmit: () => void
  children: ComponentChildren
}) {
  return (
    <form
      class={style}
      noValidate
      onKeyDown={(event) => {
        if (event.defaultPrevented || event.isComposing || !isSending(event)) return
        event.preventDefault()
        // Keys that are held down do not take the next step too.
        if (event.repeat) return
        // What cannot be undone takes a look at its button.
        const button = event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]:not(.danger)')
        button?.click()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
