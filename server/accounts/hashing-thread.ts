import { type Argon2Parameters, argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

// Linux changes only the priority of the calling thread; other systems that of the process.
if (process.platform === 'linux') setPriority(10)

parentPort!.on('message', (parameters: Argon2Parameters) => {
  // Not a window, so there is no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort!.postMessage(argon2Sync('argon2id', parameters))
})
