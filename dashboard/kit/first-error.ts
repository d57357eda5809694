import { useEffect } from 'preact/hooks'

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [contenteditable=true]'

/** After an attempt that failed, goes to the first field that is wrong, even if its section was folded or out of sight. */
export function useFirstError(failure: unknown) {
  useEffect(() => {
    if (failure === undefined) return
    // Sections with errors open first.
    const waiting = setTimeout(goToFirstError)
    return () => clearTimeout(waiting)
  }, [failure])
}

function goToFirstError() {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true], .field-error')
  const field = wrong?.closest<HTMLElement>('.field, [data-field]') ?? wrong
  const control = wrong?.matches(focusable) ? wrong : field?.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  // In the middle, where neither bars nor keyboards of phones cover it.
  const shown = control ?? place?.querySelector('.notice.error')
  shown?.scrollIntoView({ block: 'center' })
}
