/** The parts of the guide: one section for each heading, and what comes before the first. */
export function sectionsOf(spec) {
  const [introduction, ...rest] = spec.info.description.split(/^## /m)
  const sections = rest.map((text) => {
    const [title, ...lines] = text.split('\n')
    return { id: title.toLowerCase().replaceAll(/\W+/g, '-'), title, text: lines.join('\n') }
  })
  return { introduction, sections }
}

export function operationsByTag(spec) {
  const operations = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method,
      summary: operation.summary,
      tag: operation.tags[0],
      // What a search may mean beside the name: the address, and the fields that can be sent.
      words: [path, operation.summary, method, ...fieldsOf(spec, operation)].join(' '),
    })),
  )
  return spec.tags.map(({ name }) => ({ tag: name, operations: operations.filter(({ tag }) => tag === name) }))
}

function fieldsOf(spec, { requestBody }) {
  const bodies = Object.values(requestBody?.content ?? {})
  return bodies.flatMap(({ schema }) => Object.keys(resolve(spec, schema).properties ?? {}))
}

/**
 * As much of the document as sending requests takes. The viewer works through all it is given each time an operation is
 * opened, which takes seconds; what we draw ourselves it need not see.
 */
export function forViewer(spec) {
  const paths = mapValues(spec.paths, (path) => mapValues(path, (operation) => viewerOperation(spec, operation)))
  return {
    ...spec,
    info: { ...spec.info, description: '' },
    paths,
    components: { securitySchemes: spec.components.securitySchemes },
  }
}

function viewerOperation(spec, operation) {
  const { parameters, requestBody, responses, ...rest } = operation
  return {
    ...rest,
    ...(parameters && { parameters: parameters.map((parameter) => resolve(spec, parameter)) }),
    ...(requestBody && { requestBody: viewerBody(requestBody) }),
    responses: mapValues(responses, () => ({ description: '' })),
  }
}

function viewerBody({ content, ...rest }) {
  const plain = ([type, media]) => [type, media.schema.$ref ? { ...media, schema: { type: 'object' } } : media]
  return { ...rest, content: Object.fromEntries(Object.entries(content).map(plain)) }
}

function mapValues(record, make) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]))
}

/** What a reference stands for, or the thing itself. */
export function resolve(spec, thing) {
  if (thing?.$ref === undefined) return thing
  return thing.$ref
    .split('/')
    .slice(1)
    .reduce((part, name) => part[name], spec)
}

export function schemaName(schema) {
  return (schema?.$ref ?? schema?.$$ref)?.split('/').at(-1)
}
