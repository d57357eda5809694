import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { formOf, mailsOf, rsvpEvent, sendForm, signUp } from '../testing/attendee.ts'
import { engine } from '../testing/database.ts'
import { finallyIn } from '../testing/finally.ts'
import { type TestServer, startServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { open } from '../testing/visitor.ts'
import { wrongCounters } from './store.ts'

const emailsOf = async (server: TestServer, event: string): Promise<string[]> =>
  (await server.get(`/rsvp-answers/${event}`)).body.map(({ email }: { email: string }) => email)

if (engine === 'sqlite')
  test('on a full disk sign-ups fail but the page is served, and once there is room everything works again', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'kalends-full-'))
    finallyIn(t, () => rmSync(folder, { recursive: true }))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', folder], { stdio: 'ignore' })
    } catch {
      return t.skip('Only root may mount a small disk.')
    }
    finallyIn(t, () => execFileSync('umount', [folder]))
    const server = await startServer(t, { DATA_DIR: folder })
    const event = await rsvpEvent(server, { max: 3 })
    await signUp(server, event, { email: 'eva@example.org' })
    const { form } = await formOf(server, event)
    const filler = join(folder, 'filler')

    assert.throws(() => writeFileSync(filler, Buffer.alloc(9_000_000)), { code: 'ENOSPC' })
    const refused = await sendForm(server, event, { form, email: 'tom@example.org' })
    const page = await open(server, `/${event}`)
    rmSync(filler)
    await until(async () => (await sendForm(server, event, { form, email: 'tom@example.org' })).status === 200)

    assert.equal(refused.status, 503)
    assert.equal(page.status, 200)
    assert.match(page.text, /2 seats left/)
    assert.deepEqual(await emailsOf(server, event), ['eva@example.org', 'tom@example.org'])
    assert.equal((await formOf(server, event)).remaining, 1)
  })

if (engine === 'postgres')
  test('connections that are cut during sign-ups lose no acknowledged one, and no seat', async (t) => {
    const server = await startServer(t, { RSVP_LIMITS: 'off' })
    const event = await rsvpEvent(server, { max: 200 })
    const { database, settings } = server.context
    const name = new URL(settings.databaseUrl!).searchParams.get('application_name')!
    const answered = new Map<string, number>()

    for (let round = 0; round < 5; round += 1) {
      const sent = Array.from({ length: 30 }, async (_, n) => {
        const email = `guest-${round}-${n}@example.org`
        const { form } = (await server.request({ url: `/${event}/config.json` })).body?.rsvp ?? {}
        if (form) answered.set(email, (await sendForm(server, event, { form, email })).status)
      })
      await cut(server, name)
      await Promise.all(sent)
    }

    await until(async () => (await signUp(server, event, { email: 'last@example.org' })).status === 200)
    assert.deepEqual(
      [...answered.values()].filter((status) => ![200, 503].includes(status)),
      [],
    )
    const emails = await emailsOf(server, event)
    const accepted = [...answered].filter(([, status]) => status === 200).map(([email]) => email)
    assert.deepEqual(
      accepted.filter((email) => !emails.includes(email)),
      [],
    )
    assert.deepEqual(await wrongCounters(database), [])
    const first = (await mailsOf(server)).filter(({ kind }) => kind === 'rsvp_signup_confirmation')
    assert.deepEqual(first.map(({ recipient }) => recipient).toSorted(), emails.toSorted())
  })

/** Terminates every connection of the server to PostgreSQL from outside. */
async function cut({ context: { settings } }: TestServer, name: string) {
  const { default: pg } = await import('pg')
  const admin = new pg.Client(settings.databaseUrl!.replace(/application_name=\w+/, 'application_name=admin'))
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name like $1', [
    `${name};%`,
  ])
  await admin.end()
}
