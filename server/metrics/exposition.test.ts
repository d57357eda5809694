import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exposition } from './exposition.ts'
import { Registry } from './registry.ts'

test('metrics are exposed in the text format of Prometheus', () => {
  const registry = new Registry()
  const read = registry.counter('files_read_total', 'Files that were read.', { from: 'disk "A"', by: 'a\\b' })
  const depth = registry.histogram('depth_metres', 'How deep it is.', [1, 2.5], { lake: 'one' })
  let level = 3
  registry.gauge('level', 'How high it is.', () => level)
  registry.total('lies_total', 'Lies that were told.', () => level + 3)

  read.add()
  registry.counter('files_read_total', 'Files that were read.', { from: 'disk "A"', by: 'a\\b' }).add(2)
  registry.counter('files_read_total', 'Files that were read.', { from: 'tape', by: 'x' })
  for (const value of [0.5, 1, 2, 7]) depth.observe(value)
  level = 4

  assert.equal(
    exposition(registry),
    `# HELP files_read_total Files that were read.
# TYPE files_read_total counter
files_read_total{from="disk \\"A\\"",by="a\\\\b"} 3
files_read_total{from="tape",by="x"} 0
# HELP depth_metres How deep it is.
# TYPE depth_metres histogram
depth_metres_bucket{lake="one",le="1"} 2
depth_metres_bucket{lake="one",le="2.5"} 3
depth_metres_bucket{lake="one",le="+Inf"} 4
depth_metres_sum{lake="one"} 10.5
depth_metres_count{lake="one"} 4
# HELP level How high it is.
# TYPE level gauge
level 4
# HELP lies_total Lies that were told.
# TYPE lies_total counter
lies_total 7
`,
  )
})

test('a name cannot be both a counter and a gauge', () => {
  const registry = new Registry()
  registry.counter('files_total', 'Files.')

  assert.throws(() => registry.gauge('files_total', 'Files.', () => 0), /files_total is a counter/)
})
