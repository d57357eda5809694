import { randomInt } from 'node:crypto'

/** Numbers from 0 to 1, the same in every run. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Different numbers in every run. The seed is printed, and the test command shows what a failed file printed. */
export function anyGenerator(): () => number {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 32))
  console.log(`To repeat this run: TEST_SEED=${seed}`)
  return generator(seed)
}
