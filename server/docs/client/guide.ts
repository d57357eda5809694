import { type Spec, rowsOf, sectionsOf } from './spec.ts'
import type { Component, Node, React } from './swagger-ui.ts'

/** The chapters before the operations. On wide screens, code stands beside the text that it belongs to. */
export function guideComponent(
  h: React['createElement'],
  spec: Spec,
  markdown: (source: string) => Node,
): Component<object> {
  const rows = (text: string) =>
    rowsOf(text).map(({ prose, code }, i) =>
      h(
        'div',
        { key: i, className: code === '' ? 'row' : 'row with-code' },
        h('div', { className: 'prose' }, markdown(prose)),
        code !== '' && h('div', { className: 'samples' }, markdown(code)),
      ),
    )
  return () => {
    const { introduction, sections } = sectionsOf(spec)
    return h(
      'div',
      { className: 'guide' },
      h('section', { id: 'introduction', 'aria-label': 'Introduction' }, rows(introduction)),
      sections.map(({ id, title, text }) => h('section', { key: id, id }, h('h2', null, title), rows(text))),
    )
  }
}
