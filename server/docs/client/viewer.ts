import { responseComponent } from './response.ts'
import { curlComponent } from './curl.ts'
import { type DetailsProps, fieldsComponent } from './fields.ts'
import { guideComponent } from './guide.ts'
import { summaryComponent, tagComponent } from './operations.ts'
import { type Response as Answer, type Operation, type Spec, partAt, resolve } from './spec.ts'
import type { Component, Node, Plugin, React as ReactType } from './swagger-ui.ts'

/**
 * Replaces what the viewer draws less well: the guide, operation headers, body fields next to their example, response
 * summaries. Parameters and trying things out stay with the viewer.
 */
export function viewerPlugin(spec: Spec): Plugin {
  return (system) => {
    const { React, getComponent } = system
    const h = React.createElement
    const nothing = () => null
    const text = (line: string) => rich(h, line)
    const markdown = (source: string) => h(getComponent<{ source: string }>('Markdown', true), { source })
    const code = (language: string, content: string) =>
      h(getComponent<{ language: string; children: string }>('HighlightCode', true), { language, children: content })
    const json = (value: unknown) => code('json', JSON.stringify(value, null, 2))
    const Details = detailsComponent(React)
    const Fields = fieldsComponent(h, spec, { Details, rich: text })
    const pair = (example: Node, fields: Node) =>
      h('div', { className: 'pair' }, h('div', { className: 'example' }, example), fields)

    const Guide = React.memo(guideComponent(h, spec, markdown))

    const RequestFields = React.memo(({ path, method }: { path: string; method: string }) => {
      const [media] = Object.values(operationAt(spec, path, method).requestBody?.content ?? {})
      return media && h(Fields, { schema: media.schema })
    })

    const Response = React.memo(({ path, method, status }: { path: string; method: string; status: string }) => {
      const response = resolve<Answer>(spec, operationAt(spec, path, method).responses[status]!)
      return h(
        'tr',
        { className: 'response', 'data-code': status },
        h('td', { className: `response-col_status status-${status[0]}xx` }, status),
        h(
          'td',
          { className: 'response-col_description' },
          h('p', null, text(response.description)),
          ...(status < '400' ? responseParts(response) : [refusalExample(response)]),
        ),
      )
    })

    const responseParts = ({ headers = {}, content = {} }: Answer): Node[] => {
      const { 'application/json': own, ...others } = content
      const names = Object.entries(headers)
      return [
        Object.keys(others).length > 0 && h('p', null, Object.keys(others).flatMap(listed)),
        names.length > 0 && h('dl', { className: 'headers' }, names.flatMap(headerEntry)),
        own && pair(json(own.example), h(Fields, { schema: own.schema, inResponse: true })),
        ...Object.values(others).map(({ example }) => typeof example === 'string' && code('plaintext', example)),
      ]
    }

    const refusalExample = ({ content = {} }: Answer): Node => {
      const example = content['application/json']?.example
      return example !== undefined && h(Details, { summary: 'Example', draw: () => json(example) })
    }

    const listed = (name: string, i: number) => [i > 0 && ', ', h('code', { key: name }, name)]

    const headerEntry = ([name, header]: [string, NonNullable<Answer['headers']>[string]]) => [
      h('dt', { key: name }, h('code', null, name)),
      h('dd', { key: `${name}, text` }, text(resolve(spec, header).description)),
    ]

    const Schemas = React.memo(() => {
      const schemas = Object.entries(spec.components.schemas).toSorted(([a], [b]) => a.localeCompare(b))
      return h(
        'section',
        { className: 'schemas' },
        h('h2', { id: 'schemas' }, 'Schemas'),
        schemas.map(([name, schema]) => {
          const inResponse = !/(Create|Patch|Input)$/.test(name)
          const draw = () => [
            schema.description && h('p', { key: 'p' }, text(schema.description)),
            h(Fields, { key: 'fields', schema, inResponse, withExamples: true }),
          ]
          return h(Details, { key: name, id: `schema-${name}`, summary: h('code', null, name), draw })
        }),
      )
    })

    /** The page layout, replacing the viewer's. */
    const Reference = () =>
      h(
        'div',
        { className: 'swagger-ui' },
        h(getComponent('SvgAssets')),
        h(Guide),
        h('h2', { id: 'all-operations' }, 'Operations'),
        h(getComponent('errors', true)),
        h(getComponent('operations', true)),
        h(Schemas),
      )

    return {
      // `forViewer` has resolved all references. The viewer's own way takes seconds: it parses the whole document again each
      // time an operation is opened.
      fn: { resolveSubtree: (whole: object, path: readonly string[]) => ({ spec: partAt(whole, path), errors: [] }) },
      components: {
        Reference,
        OperationTag: tagComponent(spec, system, text),
        OperationSummary: summaryComponent(spec, system),
        modelExample: ({ specPath, example }: { specPath: Iterable<string>; example: Node }) => {
          const [, path = '', method = ''] = specPath
          return pair(example, h(RequestFields, { path, method }))
        },
        response: ({ path, method, code: status }: { path: string; method: string; code: string }) =>
          h(Response, { path, method, status }),
        curl: curlComponent(system),
        TextArea: (props: object) => h('textarea', { 'aria-label': 'Request body', ...props }),
        OperationServers: nothing,
        authorizeOperationBtn: nothing,
      },
      wrapComponents: {
        // The viewer shows a label next to the select, but does not associate them.
        ExamplesSelect: (Original: Component<object>) => (props: object) =>
          h('label', { className: 'examples' }, h(Original, props)),
        liveResponse: (Original: Parameters<typeof responseComponent>[0]) => responseComponent(Original, system),
      },
      statePlugins: {
        spec: {
          wrapSelectors: {
            // Page links redirect to other sites, which this page's CSP blocks. They have to be opened instead.
            allowTryItOutFor: () => (_state: unknown, path: string, method: string) =>
              !returnsPage(spec, operationAt(spec, path, method)),
          },
        },
      },
    }
  }
}

function operationAt(spec: Spec, path: string, method: string): Operation {
  return spec.paths[path]![method]!
}

function returnsPage(spec: Spec, { responses }: Operation): boolean {
  const response = responses[200] && resolve<Answer>(spec, responses[200])
  return response?.content?.['text/html'] !== undefined
}

/** Draws its content only once opened, because there is a lot of it. */
function detailsComponent(React: ReactType): Component<DetailsProps> {
  return function Details({ id, summary, draw }) {
    const [isOpen, setOpen] = React.useState(false)
    return React.createElement(
      'details',
      { id, onToggle: ({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open) },
      React.createElement('summary', null, summary),
      isOpen && draw(),
    )
  }
}

/** A line of text in which backticks mark code. */
function rich(h: ReactType['createElement'], text: string): Node {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', { key: i }, part) : part))
}
