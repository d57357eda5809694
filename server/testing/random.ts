import { randomInt } from 'node:crypto'

/** Numbers from 0 to 1, the same in every run. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Others in every run. What a file has printed is shown when it fails, and so how to have the same numbers again. */
export function anyGenerator(): () => number {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 32))
  console.log(`To repeat this run: TEST_SEED=${seed}`)
  return generator(seed)
}
