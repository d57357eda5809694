import { elementId, markCurrent, operationHash } from './navigation.ts'
import type { Spec } from './spec.ts'
import type { Component, Node, System } from './swagger-ui.ts'

interface TagProps {
  readonly tag: string
  readonly children: Node
}

interface SummaryProps {
  readonly isShown: boolean
  readonly toggleShown: () => void
  readonly operationProps: { toObject(): { tag: string; operationId: string; method: string; path: string } }
}

/** A group of operations. All of them are visible, so it does not fold. */
export function tagComponent(spec: Spec, { React }: System, rich: (text: string) => Node): Component<TagProps> {
  const h = React.createElement
  return function Tag({ tag, children }) {
    const description = spec.tags.find(({ name }) => name === tag)?.description ?? ''
    const id = elementId(tag)
    return h(
      'section',
      { className: 'group', 'aria-labelledby': id },
      h('h3', { id }, tag),
      h('p', { className: 'group-text' }, rich(description)),
      children,
    )
  }
}

/** The header of an operation: one button. Opening it updates the URL. */
export function summaryComponent(spec: Spec, { React }: System): Component<SummaryProps> {
  const h = React.createElement
  return function Summary({ isShown, toggleShown, operationProps }) {
    const { tag, operationId, method, path } = operationProps.toObject()
    const open = () => {
      toggleShown()
      if (isShown) return
      const hash = operationHash(tag, operationId)
      history.replaceState(null, '', hash)
      markCurrent(hash)
    }
    return h(
      'button',
      { className: 'opblock-summary', type: 'button', 'aria-expanded': isShown, onClick: open },
      h('span', { className: 'opblock-summary-method' }, method.toUpperCase()),
      h('span', { className: 'opblock-summary-path' }, breakable(h, path)),
      h('span', { className: 'opblock-summary-description' }, spec.paths[path]?.[method]?.summary),
      h('svg', { viewBox: '0 0 20 20', 'aria-hidden': true }, h('path', { d: 'M5 7.5l5 5 5-5' })),
    )
  }
}

/** Long paths may wrap before a slash. */
function breakable(h: System['React']['createElement'], path: string): Node[] {
  return path.split(/(?=\/)/).flatMap((part, i) => [i > 0 && h('wbr', { key: i }), part])
}
