import type { Component, Node, React, State, System } from './swagger-ui.ts'

const comfortable = 0.7

interface Props {
  readonly response: State
}

/**
 * The response to a tried request. On a small screen it appears far below the button, so it is scrolled into view. If
 * the key is missing, a hint shows where to add it.
 */
export function responseComponent(
  Original: Component<Props>,
  { React: react, authSelectors }: System,
): Component<Props> {
  const h = react.createElement
  const seen = new WeakSet<State>()

  return function LiveResponse(props) {
    const { response } = props
    const place = react.useRef<HTMLDivElement>(null)
    react.useEffect(() => {
      // Do not scroll to a response that is only redrawn because its operation was closed and opened again.
      if (seen.has(response) || !place.current) return
      seen.add(response)
      bringIntoView(place.current.querySelector(':has(+ .live-responses-table)') ?? place.current)
    }, [response])
    const lacksKey = response.get('status') === 401 && authSelectors.authorized().size === 0
    return h('div', { ref: place, className: 'answer' }, h(Original, props), lacksKey && keyHint(h))
  }
}

function keyHint(h: React['createElement']): Node {
  const open = () => document.getElementById('key-button')?.click()
  return h(
    'p',
    { className: 'key-hint', role: 'status' },
    'This request was sent without a key. ',
    h('button', { type: 'button', onClick: open }, 'Add your key'),
  )
}

function bringIntoView(element: Element) {
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < innerHeight * comfortable) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
}
