import { answerComponent } from './answer.ts'
import { curlComponent } from './curl.ts'
import { type DetailsProps, fieldsComponent } from './fields.ts'
import { summaryComponent, tagComponent } from './operations.ts'
import { type Response as Answer, type Operation, type Spec, resolve, sectionsOf } from './spec.ts'
import type { Component, Node, Plugin, React as ReactType } from './swagger-ui.ts'

/**
 * Our own drawing of what the viewer draws less well: the guide, the lines of operations, the fields of a body beside
 * its example, answers in short. Parameters and trying things out stay the viewer's.
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

    const Guide = React.memo(() => {
      const { introduction, sections } = sectionsOf(spec)
      return h(
        React.Fragment,
        null,
        h('div', { className: 'prose' }, markdown(introduction)),
        sections.map((section) =>
          h(
            'section',
            { key: section.id, id: section.id, className: 'prose' },
            h('h2', null, section.title),
            markdown(section.text),
          ),
        ),
      )
    })

    const RequestFields = React.memo(({ path, method }: { path: string; method: string }) => {
      const [media] = Object.values(operationAt(spec, path, method).requestBody?.content ?? {})
      return media && h(Fields, { schema: media.schema })
    })

    const Response = React.memo(({ path, method, status }: { path: string; method: string; status: string }) => {
      const answer = resolve<Answer>(spec, operationAt(spec, path, method).responses[status]!)
      return h(
        'tr',
        { className: 'response', 'data-code': status },
        h('td', { className: `response-col_status status-${status[0]}xx` }, status),
        h(
          'td',
          { className: 'response-col_description' },
          h('p', null, text(answer.description)),
          ...(status < '400' ? answerParts(answer) : [refusalExample(answer)]),
        ),
      )
    })

    const answerParts = ({ headers = {}, content = {} }: Answer): Node[] => {
      const { 'application/json': own, ...others } = content
      const names = Object.entries(headers)
      return [
        Object.keys(others).length > 0 && h('p', null, Object.keys(others).flatMap(listed)),
        names.length > 0 && h('dl', { className: 'headers' }, names.flatMap(headerEntry)),
        own && pair(json(own.example), h(Fields, { schema: own.schema, answered: true })),
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
          const answered = !/(Create|Patch|Input)$/.test(name)
          const draw = () => [
            schema.description && h('p', { key: 'p' }, text(schema.description)),
            h(Fields, { key: 'fields', schema, answered, withExamples: true }),
          ]
          return h(Details, { key: name, id: `schema-${name}`, summary: h('code', null, name), draw })
        }),
      )
    })

    /** What the page consists of, in place of the viewer's own arrangement. */
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
        // The viewer writes a name beside the choice, but does not tie it to it.
        ExamplesSelect: (Original: Component<object>) => (props: object) =>
          h('label', { className: 'examples' }, h(Original, props)),
        liveResponse: (Original: Parameters<typeof answerComponent>[0]) => answerComponent(Original, system),
      },
      statePlugins: {
        spec: {
          wrapSelectors: {
            // Links for people lead to other sites, where this page may not follow. They have to be opened.
            allowTryItOutFor: () => (_state: unknown, path: string, method: string) =>
              !answersPages(spec, operationAt(spec, path, method)),
          },
        },
      },
    }
  }
}

function operationAt(spec: Spec, path: string, method: string): Operation {
  return spec.paths[path]![method]!
}

function answersPages(spec: Spec, { responses }: Operation): boolean {
  const answer = responses[200] && resolve<Answer>(spec, responses[200])
  return answer?.content?.['text/html'] !== undefined
}

/** Draws what is inside only once it is opened: there is a lot of it. */
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

/** One line of text, in which words between backticks are code. */
function rich(h: ReactType['createElement'], text: string): Node {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', { key: i }, part) : part))
}
