import { median } from './measure.ts'
import type { Engine, Servers } from './servers.ts'
import { cpuSeconds } from './usage.ts'

export interface RebuildResult {
  readonly work: string
  /** CPU time per page; undefined if the system does not report it. */
  readonly milliseconds: number | undefined
  readonly goal: { readonly text: string; readonly met: boolean }
}

const perRound = 40
const goal = 50

/**
 * The cost of rebuilding a group page. CPU time has a resolution of 10 ms, so many pages are counted together; the cost
 * of the changes before them is measured separately and subtracted. It changes events that other cases read, so it
 * comes last.
 */
export async function measureRebuilds({ engines }: Servers, rounds: number): Promise<RebuildResult[]> {
  return Array.fromAsync(engines, async (engine) => {
    await spent(engine, true) // warms up
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [changes, both] = [await spent(engine, false), await spent(engine, true)]
      taken.push(((both - changes) * 1000) / perRound)
    }
    const milliseconds = median(taken)
    return {
      work: `Page of a group of ${engine.events.hot.prokeys.length.toLocaleString('en')} events after one change, ${engine.name}`,
      milliseconds: Number.isFinite(milliseconds) ? milliseconds : undefined,
      goal: { text: `≤ ${goal} ms`, met: milliseconds <= goal },
    }
  })
}

async function spent({ product, database, events: { hot } }: Engine, isRead: boolean): Promise<number> {
  const address = `http://127.0.0.1:${product.port}`
  const trees = [product.pid, ...database]
  const before = cpuSeconds(trees) ?? Number.NaN
  for (let n = 0; n < perRound; n += 1) {
    const changed = await fetch(`${address}/v1/event/${hot.prokeys[n]}`, {
      method: 'PATCH',
      headers: { authorization: hot.key, 'content-type': 'application/json' },
      body: JSON.stringify({ dates: [{ name: `Changed at ${performance.now()}` }] }),
    })
    if (changed.status !== 200) throw new Error(`An event could not be changed: ${await changed.text()}`)
    if (!isRead) continue
    const page = await fetch(`${address}/${hot.groups[0]}`)
    const rows = (await page.text()).match(/class="words"/g)?.length ?? 0
    if (page.status !== 200 || rows < 50) throw new Error(`The page of the group has ${rows} events.`)
  }
  return (cpuSeconds(trees) ?? Number.NaN) - before
}
