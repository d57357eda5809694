import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readCommit } from '../config/commit.ts'
import type { Context } from '../context.ts'
import { failureOf, isDamage } from '../database/failure.ts'
import { thisProgram } from '../database/program.ts'
import { notWritable, probeWrite, readProbe, whyNotWritten } from '../database/probes.ts'
import { Refusal } from '../refusal.ts'
import { log } from './log.ts'
import { serve } from './route.ts'

// How many milliseconds a read check and a successful write check stay valid.
const maxAge = 1000
const maxWriteAge = 5000
// Few probes wait longer.
const patience = 2000
const unreachable = 'The database cannot be reached.'

/**
 * `/healthz`: the process is alive, and which version it runs. `/readyz`: it can read and write its database, and no
 * request has found damage there. While the server stops, http/drain.ts responds instead.
 */
export function healthRoutes(app: FastifyInstance, context: Context) {
  const { database, settings } = context
  const ping = readProbe(database)
  let checked: { at: number; obstacle: string | undefined } = { at: -Infinity, obstacle: undefined }
  let writtenAt = -Infinity
  let looking: Promise<void> | undefined
  let damaged = false

  app.addHook('onError', (_request, _reply, error, done) => {
    // Forces a new check.
    if (failureOf(error) === 'unavailable') writtenAt = checked.at = -Infinity
    if (!damaged && isDamage(error)) {
      damaged = true
      log(settings, 'fatal', 'the database is damaged: stop the server and run "kalends doctor"')
    }
    done()
  })

  /** Why the server can't serve requests, if it can't. */
  async function obstacle(isReached: () => void): Promise<string | undefined> {
    try {
      await ping()
      isReached()
    } catch {
      return unreachable
    }
    // Not every time, because it is a real write.
    if (performance.now() - writtenAt < maxWriteAge) return undefined
    try {
      await probeWrite(database)
    } catch (error) {
      writtenAt = -Infinity
      return whyNotWritten(error)
    }
    writtenAt = performance.now()
    return undefined
  }

  async function look() {
    let whenLate = unreachable
    const late = pause(patience, undefined, { ref: false }).then(() => whenLate)
    const found = await Promise.race([obstacle(() => (whenLate = notWritable)), late])
    if (found !== checked.obstacle) log(settings, 'warn', found === undefined ? 'ready again' : `not ready: ${found}`)
    checked = { at: performance.now(), obstacle: found }
  }

  // Read once: the files of a checkout may be newer than the running program.
  const alive = { status: 'ok', version: thisProgram.version, commit: readCommit() }
  serve(app, { method: 'GET', path: '/healthz', access: 'public', handler: async () => alive })
  serve(app, {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    handler: async () => {
      // Damage is found by requests, not by scanning, and only a restart clears this state.
      if (damaged)
        throw new Refusal('unavailable', 'The database is damaged. Run "kalends doctor" for details.', {
          retryAfter: 60,
        })
      if (performance.now() - checked.at > maxAge) await (looking ??= look().finally(() => (looking = undefined)))
      if (checked.obstacle !== undefined) throw new Refusal('unavailable', checked.obstacle, { retryAfter: 5 })
      return { status: 'ready' }
    },
  })
}
