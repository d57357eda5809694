import { useLayoutEffect } from 'preact/hooks'

/**
 * Tells the style sheets that a screen is arranged unlike others: by an attribute of the root element. With `:has()`,
 * browsers would style the whole page again whenever anything in it comes or goes.
 */
export function useArrangement(name: 'door' | 'editor' | 'sections') {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.arrangement = name
    return () => void delete dataset.arrangement
  }, [name])
}
