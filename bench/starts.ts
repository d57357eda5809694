import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './measure.ts'
import { type Running, ask, launch, untilHealthy } from './processes.ts'
import { type Product, launchProduct } from './product.ts'
import { cpuSeconds, memoryOf } from './usage.ts'

export interface StartResult {
  readonly target: string
  /** Milliseconds from the start of the process to the first response from the database. */
  readonly starts: readonly number[]
  readonly milliseconds: number
  readonly cpuMilliseconds: number | undefined
  readonly megabytes: number | undefined
}

/** The first start of each does not count: it fills the compile cache and the file system cache. */
export async function measureStarts(
  product: Pick<Product, 'env' | 'keys' | 'ids'>,
  bareFile: string,
  count: number,
): Promise<StartResult[]> {
  const contenders = [
    {
      target: 'bare Fastify and node:sqlite',
      start: () => launch(['bench/bare/sqlite.mjs'], { DATABASE_FILE: bareFile }),
    },
    { target: 'Kalends on SQLite', start: () => launchProduct(product.env) },
  ]
  const question = `GET /v1/style/${product.ids[0]} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${product.keys.many}\r\n`
  const taken = contenders.map(() => ({ starts: [] as number[], cpu: [] as number[], memory: [] as number[] }))

  for (let round = 0; round <= count; round += 1) {
    const order = [...contenders.keys()]
    for (const i of round % 2 === 0 ? order : order.toReversed()) {
      const running = await contenders[i]!.start()
      const { milliseconds, cpu } = await firstAnswer(running, question)
      await running.stop()
      if (round === 0) continue
      taken[i]!.starts.push(milliseconds)
      taken[i]!.cpu.push(cpu)
    }
  }
  for (let round = 0; round < 3; round += 1) {
    const running = await Promise.all(contenders.map(({ start }) => start()))
    for (const each of running) await firstAnswer(each, question)
    await sleep(3000)
    // Both at the same moment, because shared pages are counted proportionally.
    for (const [i, { pid }] of running.entries()) taken[i]!.memory.push(memoryOf(pid) ?? Number.NaN)
    for (const each of running) await each.stop()
  }

  return contenders.map(({ target }, i) => ({
    target,
    starts: taken[i]!.starts,
    milliseconds: median(taken[i]!.starts),
    cpuMilliseconds: known(median(taken[i]!.cpu)),
    megabytes: known(median(taken[i]!.memory)),
  }))
}

async function firstAnswer(running: Running, question: string) {
  await untilHealthy(running)
  const answer = await ask(running.port, question)
  const milliseconds = performance.now() - running.since
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`The first answer after a start was wrong:\n${answer}`)
  return { milliseconds, cpu: (cpuSeconds([running.pid]) ?? Number.NaN) * 1000 }
}

const known = (value: number) => (Number.isFinite(value) ? value : undefined)
