import { TimeLimit } from './time-limit.ts'

interface Call<Input, Output> {
  readonly input: Input
  readonly done: (output: Output) => void
  readonly failed: (error: unknown) => void
}

/**
 * Calls of the same turn of the event loop run together, as do those that are made while others run. A run begins after the calls
 * in it, so reads return everything that was committed before them. `run` returns a function that tells what each call gets.
 */
export function together<Input, Output>(
  run: (inputs: readonly Input[]) => Promise<(input: Input) => Output>,
): (input: Input) => Promise<Output> {
  let waiting: Call<Input, Output>[] = []
  let isRunning = false

  return (input) =>
    new Promise((done, failed) => {
      waiting.push({ input, done, failed })
      if (isRunning) return
      isRunning = true
      setImmediate(() => void drain())
    })

  async function drain() {
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      try {
        // The first caller may be a request, whose time limit is not that of the others.
        const outputOf = await TimeLimit.renew(() => run(calls.map(({ input }) => input)))
        for (const call of calls) settle(call, outputOf)
      } catch (error) {
        for (const { failed } of calls) failed(error)
      }
    }
    isRunning = false
  }
}

function settle<Input, Output>({ input, done, failed }: Call<Input, Output>, outputOf: (input: Input) => Output) {
  try {
    done(outputOf(input))
  } catch (error) {
    failed(error)
  }
}
