import { signal } from '@preact/signals'
import { options } from 'preact'

/** Whether the page is being printed. */
export const isPrinting = signal(false)

addEventListener('beforeprint', () => drawAtOnce(() => (isPrinting.value = true)))
addEventListener('afterprint', () => drawAtOnce(() => (isPrinting.value = false)))

/** The browser does not wait before it prints. */
function drawAtOnce(change: () => void) {
  const { debounceRendering } = options
  options.debounceRendering = (draw) => draw()
  change()
  if (debounceRendering) options.debounceRendering = debounceRendering
  else delete options.debounceRendering
}
