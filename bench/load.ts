import { type Socket, connect } from 'node:net'
import { cpuSeconds } from './usage.ts'

/** One run of load: the requests in turn, over a fixed number of connections, one in flight on each. */
export interface Load {
  readonly port: number
  readonly requests: readonly string[]
  /** The status every answer must have. */
  readonly status: number
  readonly connections: number
  readonly seconds: number
  /** Ends the run early. */
  readonly most: number
  /** Process ids whose CPU time is counted, each with everything below it. */
  readonly trees: readonly number[]
}

export interface Figures {
  readonly count: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU seconds of the server; undefined where the system does not tell. */
  readonly cpu: number | undefined
}

/** A process of its own, so that the server's event loop and the generator's do not stand in each other's way. */
if (import.meta.main) {
  process.on('message', (load: Load) => {
    run(load).then(
      (figures) => process.send!({ figures }),
      (error: Error) => process.send!({ error: error.message }),
    )
  })
}

async function run(load: Load): Promise<Figures> {
  const requests = load.requests.map((text) => Buffer.from(text))
  const times: number[] = []
  let sent = 0

  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(load.port)))
  const cpuBefore = cpuSeconds(load.trees)
  const begin = performance.now()
  const end = begin + load.seconds * 1000

  const next = () => (sent < load.most && performance.now() < end ? requests[sent++ % requests.length] : undefined)
  await Promise.all(sockets.map((socket) => converse(socket, load.status, next, times)))

  const seconds = (performance.now() - begin) / 1000
  const cpuAfter = cpuSeconds(load.trees)
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { count: times.length, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), cpu }
}

function open(port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => done(socket)).once('error', fail)
  })
}

/** Sends the next request as soon as the answer to the last one is complete, until there is none left. */
function converse(socket: Socket, status: number, next: () => Buffer | undefined, times: number[]): Promise<void> {
  return new Promise((done, fail) => {
    let waiting: Buffer | undefined
    let sentAt = 0

    const send = () => {
      const request = next()
      if (!request) {
        socket.destroy()
        return done()
      }
      sentAt = performance.now()
      socket.write(request)
    }
    socket.on('data', (chunk: Buffer) => {
      const received = waiting ? Buffer.concat([waiting, chunk]) : chunk
      const length = answerLength(received)
      waiting = received.length < length ? received : undefined
      if (waiting) return
      if (received.length > length || statusOf(received) !== status) return fail(unexpected(received, status))
      times.push(performance.now() - sentAt)
      send()
    })
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('The server closed a connection in the middle of the run.')))
    send()
  })
}

/** The length of the whole answer; infinite while that is not known. */
function answerLength(received: Buffer): number {
  const head = received.indexOf('\r\n\r\n')
  if (head === -1) return Infinity
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.toString('latin1', 0, head))
  return head + 4 + Number(length?.[1] ?? 0)
}

const statusOf = (received: Buffer) => Number(received.toString('latin1', 9, 12))

function unexpected(received: Buffer, status: number) {
  return new Error(
    `An answer with the status ${status} was expected, but this came:\n${received.toString('utf8', 0, 2000)}`,
  )
}
