import { answerComponent } from './answer.js'
import { curlComponent } from './curl.js'
import { fieldsComponent } from './fields.js'
import { resolve, sectionsOf } from './spec.js'

/**
 * Our own drawing of what the viewer draws less well: the guide, the fields of a body beside its example, answers in
 * short. Operations, parameters and trying things out stay the viewer's.
 */
export function viewerPlugin(spec) {
  return (system) => {
    const { React, getComponent } = system
    const h = React.createElement
    const nothing = () => null
    const markdown = (source) => h(getComponent('Markdown', true), { source })
    const code = (value) => h(getComponent('HighlightCode', true), { language: 'json' }, JSON.stringify(value, null, 2))
    const Details = detailsComponent(React)
    const Fields = fieldsComponent(h, spec, { Details, rich: (text) => rich(h, text) })
    const pair = (example, fields) =>
      h('div', { className: 'pair' }, h('div', { className: 'example' }, example), fields)

    const Guide = React.memo(() => {
      const { introduction, sections } = sectionsOf(spec)
      return h(
        React.Fragment,
        null,
        h('div', { className: 'prose' }, markdown(introduction)),
        sections.map(({ id, title, text }) =>
          h('section', { key: id, id, className: 'prose' }, h('h2', null, title), markdown(text)),
        ),
        h('h2', { id: 'all-operations' }, 'Operations'),
      )
    })

    const RequestFields = React.memo(({ path, method }) => {
      const [{ schema }] = Object.values(spec.paths[path][method].requestBody.content)
      return h(Fields, { schema })
    })

    const Response = React.memo(({ path, method, status }) => {
      const { description, headers = {}, content } = resolve(spec, spec.paths[path][method].responses[status])
      const { schema, example } = content?.['application/json'] ?? {}
      const types = Object.keys(content ?? {}).filter((type) => type !== 'application/json')
      const body = status.startsWith('2')
        ? [typesList(types), headersList(headers), schema && pair(code(example), h(Fields, { schema, answered: true }))]
        : [schema && h(Details, { summary: 'Example', draw: () => code(example) })]
      return h(
        'tr',
        { className: 'response', 'data-code': status },
        h('td', { className: `response-col_status status-${status[0]}xx` }, status),
        h('td', { className: 'response-col_description' }, h('p', null, rich(h, description)), ...body),
      )
    })

    /** What is no JSON has no fields to show. */
    const typesList = (types) =>
      types.length > 0 &&
      h(
        'p',
        null,
        types.flatMap((type, i) => [i > 0 && ', ', h('code', { key: type }, type)]),
      )

    const headersList = (headers) =>
      h(
        'dl',
        { className: 'headers' },
        ...Object.entries(headers).flatMap(([name, header]) => [
          h('dt', null, h('code', null, name)),
          h('dd', null, rich(h, resolve(spec, header).description)),
        ]),
      )

    const Schemas = React.memo(() => {
      const schemas = Object.entries(spec.components.schemas).toSorted(([a], [b]) => a.localeCompare(b))
      return h(
        'section',
        { className: 'schemas' },
        h('h2', { id: 'schemas' }, 'Schemas'),
        schemas.map(([name, schema]) => {
          const answered = !/(Create|Patch|Input)$/.test(name)
          const draw = () => [
            schema.description && h('p', { key: 'p' }, rich(h, schema.description)),
            h(Fields, { key: 'fields', schema, answered, withExamples: true }),
          ]
          return h(Details, { key: name, id: `schema-${name}`, summary: h('code', null, name), draw })
        }),
      )
    })

    return {
      components: {
        InfoContainer: () => h(Guide),
        modelExample: ({ specPath, example }) => {
          const [, path, method] = specPath
          return pair(example, h(RequestFields, { path, method }))
        },
        response: ({ path, method, code: status }) => h(Response, { path, method, status }),
        Models: () => h(Schemas),
        curl: curlComponent(h, system),
        OperationServers: nothing,
        SchemesContainer: nothing,
        ServersContainer: nothing,
        AuthorizeBtnContainer: nothing,
        authorizeOperationBtn: nothing,
      },
      wrapComponents: { liveResponse: (Original) => answerComponent(Original, system) },
      statePlugins: { layout: { wrapActions: { scrollToElement: () => belowHeader(system) } } },
    }
  }
}

/** The viewer's own way to a linked operation does not know of the bar at the top; the browser does. */
function belowHeader({ layoutActions }) {
  return (element) => {
    element.scrollIntoView()
    layoutActions.clearScrollTo()
  }
}

/** Draws what is inside only once it is opened: there is a lot of it. */
function detailsComponent(React) {
  return function Details({ id, summary, draw }) {
    const [isOpen, setOpen] = React.useState(false)
    const onToggle = (event) => setOpen(event.currentTarget.open)
    return React.createElement(
      'details',
      { id, onToggle },
      React.createElement('summary', null, summary),
      isOpen && draw(),
    )
  }
}

/** One line of text, in which words between backticks are code. */
function rich(h, text) {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', { key: i }, part) : part))
}
