/** A counter. Incrementing it neither allocates nor looks anything up. */
export class Counter {
  value = 0

  add(count = 1) {
    this.value += count
  }
}

/** A histogram: `counts[i]` has the observations up to `bounds[i]`, the last one those above all bounds. */
export class Histogram {
  readonly bounds: readonly number[]
  readonly counts: Float64Array
  sum = 0

  constructor(bounds: readonly number[]) {
    this.bounds = bounds
    this.counts = new Float64Array(bounds.length + 1)
  }

  observe(value: number) {
    let bucket = 0
    while (bucket < this.bounds.length && value > this.bounds[bucket]!) bucket += 1
    this.counts[bucket]! += 1
    this.sum += value
  }
}

/** Reads an existing value when the metrics are scraped. */
export interface Reading {
  readonly read: () => number
}

export type Labels = Readonly<Record<string, string>>

export interface Family {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  /** By labels, in exposition format. */
  readonly series: ReadonlyMap<string, Counter | Reading | Histogram>
}

/**
 * The metrics of one server. A module declares its series once, with their labels, and keeps the returned object.
 * Declaring the same name and labels again returns the same counter or histogram, and replaces the function of a gauge.
 */
export class Registry {
  readonly #families = new Map<string, Family & { readonly series: Map<string, Counter | Reading | Histogram> }>()

  /** The name must end in `_total`. */
  counter(name: string, help: string, labels: Labels = {}): Counter {
    return this.#declare(name, 'counter', help, labels, () => new Counter())
  }

  gauge(name: string, help: string, read: () => number, labels: Labels = {}) {
    this.#seriesOf(name, 'gauge', help).set(written(labels), { read })
  }

  /** A counter that something else keeps. The name must end in `_total`. */
  total(name: string, help: string, read: () => number, labels: Labels = {}) {
    this.#seriesOf(name, 'counter', help).set(written(labels), { read })
  }

  histogram(name: string, help: string, bounds: readonly number[], labels: Labels = {}): Histogram {
    return this.#declare(name, 'histogram', help, labels, () => new Histogram(bounds))
  }

  families(): Iterable<Family> {
    return this.#families.values()
  }

  #declare<T extends Counter | Histogram>(
    name: string,
    type: Family['type'],
    help: string,
    labels: Labels,
    make: () => T,
  ): T {
    const series = this.#seriesOf(name, type, help)
    const key = written(labels)
    const known = series.get(key) ?? make()
    series.set(key, known)
    return known as T
  }

  #seriesOf(name: string, type: Family['type'], help: string) {
    const known = this.#families.get(name)
    if (known && known.type !== type) throw new Error(`${name} is a ${known.type}, and cannot be a ${type} as well.`)
    const family = known ?? { name, type, help, series: new Map<string, Counter | Reading | Histogram>() }
    this.#families.set(name, family)
    return family.series
  }
}

function written(labels: Labels): string {
  const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join()
}
