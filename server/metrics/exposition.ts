import { Counter, type Family, Histogram, type Registry } from './registry.ts'

/** All metrics in the text format of OpenMetrics, https://prometheus.io/docs/specs/om/open_metrics_spec/. */
export function exposition(registry: Registry): string {
  return `${[...registry.families()].flatMap(linesOf).join('\n')}\n# EOF\n`
}

function linesOf({ name, type, help, series }: Family): string[] {
  const family = type === 'counter' ? name.replace(/_total$/, '') : name
  const samples = [...series].flatMap(([labels, metric]) => {
    if (metric instanceof Counter) return [sample(name, labels, metric.value)]
    return metric instanceof Histogram ? buckets(name, labels, metric) : [sample(name, labels, metric.read())]
  })
  return [`# TYPE ${family} ${type}`, `# HELP ${family} ${help}`, ...samples]
}

function buckets(name: string, labels: string, { bounds, counts, sum }: Histogram): string[] {
  let count = 0
  const lines = Array.from(counts, (own, i) => {
    count += own
    return sample(`${name}_bucket`, `${labels && `${labels},`}le="${bounds[i] ?? '+Inf'}"`, count)
  })
  return [...lines, sample(`${name}_sum`, labels, sum), sample(`${name}_count`, labels, count)]
}

function sample(name: string, labels: string, value: number): string {
  return `${name}${labels && `{${labels}}`} ${value}`
}
