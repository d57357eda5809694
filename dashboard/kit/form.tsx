import type { ComponentChildren } from 'preact'

/** A form that a script sends. Errors come from the server, at their fields. */
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
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
