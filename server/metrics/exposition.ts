import { Counter, type Family, Histogram, type Registry } from './registry.ts'

/** All metrics in the text format of Prometheus, https://prometheus.io/docs/instrumenting/exposition_formats/. */
export function exposition(registry: Registry): string {
  return `${[...registry.families()].flatMap(linesOf).join('\n')}\n`
}

function linesOf({ name, type, help, series }: Family): string[] {
  const samples = [...series].flatMap(([labels, metric]) => {
    if (metric instanceof Counter) return [sample(name, labels, metric.value)]
    return metric instanceof Histogram ? buckets(name, labels, metric) : [sample(name, labels, metric.read())]
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples]
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
  return `${name}${labels && `{${labels}}`} ${value === Infinity ? '+Inf' : value}`
}
