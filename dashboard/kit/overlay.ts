import { useLayoutEffect, useRef } from 'preact/hooks'

/** Opens a native dialog while the component is shown, and returns the focus to where it was. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  // Before the next key is pressed, so that it gets there.
  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement as HTMLElement | null
    element.showModal()
    const cancelled = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    const clicked = (event: MouseEvent) => {
      if (event.target === element) close.current()
    }
    element.addEventListener('cancel', cancelled)
    element.addEventListener('mousedown', clicked)
    return () => {
      element.removeEventListener('cancel', cancelled)
      element.removeEventListener('mousedown', clicked)
      element.close()
      opener?.focus?.()
    }
  }, [])
  return dialog
}
