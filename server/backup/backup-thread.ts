import { parentPort, workerData } from 'node:worker_threads'
import { unwatched } from '../progress.ts'
import { backUp } from './backup.ts'

// An error ends the thread, and arrives as one of the thread.
const backup = await backUp(workerData.place, workerData.file, unwatched)
// Not a window, so there is no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(backup)
