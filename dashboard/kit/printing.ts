import { options } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Whether the page is being printed. Drawn at once, because the browser does not wait. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const set = (value: boolean) => () => {
      const { debounceRendering } = options
      options.debounceRendering = (draw) => draw()
      setPrinting(value)
      if (debounceRendering) options.debounceRendering = debounceRendering
      else delete options.debounceRendering
    }
    const [start, end] = [set(true), set(false)]
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
