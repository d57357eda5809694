import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { checkImports } from './check-imports.ts'

test('downward imports are allowed', (t) => {
  const root = repository(t, {
    'contract/event.ts': "export { text } from './fields.ts'\nexport * from './style.ts'",
    'button/scene.ts': "import type { ButtonData } from '@kalends/contract'",
    'button/menu/list.ts': "import { openDialog } from '../dialog/dialog.ts'\nimport type { Scene } from '../scene.ts'",
    'server/pages/landing/page.ts':
      "import { rsvpSection } from '../rsvp/form.ts'\nimport { dates } from './dates.ts'\nimport { shell } from '../shell.ts'",
    'server/rsvp/answers.ts': "import { queuedMail } from './mail/queued.ts'",
    'server/pages/client/copy.ts': "import { field } from './field.ts'\nimport type { Style } from '@kalends/contract'",
    'server/docs/client/fields.ts': "import type { ReactNode } from 'react'",
    'dashboard/main.ts': "import { client } from '@kalends/contract/client'\nimport { render } from 'preact'",
    'server/kalends.js': "const { run } = await import('./cli.ts')",
    'server/cli.ts': "import { start } from './main.ts'\nimport settings from '../package.json' with { type: 'json' }",
    'server/cli/keys.ts': "import { run } from '../cli.ts'",
    'server/events/routes.ts':
      "import { eventOf } from './store.ts'\nimport { occurrences } from '../calendar/ical.ts'",
    'server/events/store.ts':
      "import { sql } from 'kysely'\nimport { save } from '../resources/store.ts'\nawait sql`select 1`.execute(tx)",
    'server/mail/limit-store.ts': "await tx.deleteFrom('mail_limit').execute()",
    'server/http/actor.ts': "import type { Kysely } from 'kysely'",
    'server/config.ts': 'export const port = process.env.PORT',
  })

  assert.deepEqual(checkImports(root), [])
})

test('tests and server/testing may import anything', (t) => {
  const root = repository(t, {
    'contract/event.test.ts': "import test from 'node:test'",
    'server/html/html.test.ts': "import { startServer } from '../testing/server.ts'",
    'server/testing/server.ts': "import pg from 'pg'\nimport { app } from '../app.ts'\nprocess.env.TZ = 'UTC'",
  })

  assert.deepEqual(checkImports(root), [])
})

const breaches: Record<string, [file: string, text: string, fault: string]> = {
  'the contract imports no package': [
    'contract/event.ts',
    "import { Type } from 'typebox'",
    'contract/event.ts:1 imports typebox, but may import only contract',
  ],
  'the contract imports no workspace': [
    'contract/event.ts',
    "import { app } from '../server/app.ts'",
    'contract/event.ts:1 imports server/app.ts, but may import only contract',
  ],
  'the button imports no values of the contract': [
    'button/scene.ts',
    "import { Event } from '@kalends/contract'",
    'button/scene.ts:1 imports contract, but may import only button, types of contract',
  ],
  'browser code imports nothing of the server': [
    'server/pages/client/copy.ts',
    "import { html } from '../../html/html.ts'",
    'server/pages/client/copy.ts:1 imports server/html/html.ts, but may import only browser code, types of contract, types of packages',
  ],
  'browser code imports no values of the contract': [
    'server/pages/client/copy.ts',
    "import { Event } from '@kalends/contract'",
    'server/pages/client/copy.ts:1 imports contract, but may import only browser code, types of contract, types of packages',
  ],
  'the server imports no browser code': [
    'server/pages/page.ts',
    "import { copy } from './client/copy.ts'",
    'server/pages/page.ts:1 imports server/pages/client/copy.ts, but may import only server, contract, button, packages',
  ],
  'the dashboard does not import the server': [
    'dashboard/main.ts',
    "import { app } from '@kalends/server/app.ts'",
    'dashboard/main.ts:1 imports server/app.ts, but may import only dashboard, contract, packages',
  ],
  'a feature imports nothing above it': [
    'server/events/rules.ts',
    "// Why\nimport {\n  type Group,\n  groupOf,\n} from '../groups/groups.ts'",
    'server/events/rules.ts:2 imports server/groups/groups.ts, which lies above it',
  ],
  'types count as well': [
    'server/context.ts',
    "import type { Mailer } from './mail/mail.ts'",
    'server/context.ts:1 imports server/mail/mail.ts, which lies above it',
  ],
  'a dynamic import counts as well': [
    'server/main.ts',
    "const cli = await import(\n  './cli.ts'\n)",
    'server/main.ts:1 imports server/cli.ts, which lies above it',
  ],
  'a re-export counts as well': [
    'server/refusal.ts',
    "export type { Database } from './database/open.ts'",
    'server/refusal.ts:1 imports server/database/open.ts, which lies above it',
  ],
  'neighbours do not import each other': [
    'server/docs/page.ts',
    "import { createOrganization } from '../provisioning.ts'",
    'server/docs/page.ts:1 imports server/provisioning.ts, which lies beside it',
  ],
  'a pure folder imports nothing of the server': [
    'server/messages/en.ts',
    "import { Refusal } from '../refusal.ts'",
    'server/messages/en.ts:1 imports server/refusal.ts, but messages is pure',
  ],
  'a store is for its own feature': [
    'server/groups/feed.ts',
    "import { eventsOf } from '../events/store.ts'",
    'server/groups/feed.ts:1 imports server/events/store.ts, which belongs to another feature',
  ],
  'a store with a longer name is for its own feature as well': [
    'server/statistics/rsvp.ts',
    "import { answersFrom } from '../rsvp/personal-store.ts'",
    'server/statistics/rsvp.ts:1 imports server/rsvp/personal-store.ts, which belongs to another feature',
  ],
  'a room imports nothing of a room above it': [
    'server/pages/links/event.ts',
    "import { factsOf } from '../landing/facts.ts'",
    'server/pages/links/event.ts:1 imports server/pages/landing/facts.ts, which lies above it',
  ],
  'the files that all subfolders share import none of them': [
    'server/pages/page.ts',
    "import { drawPicture } from './preview/picture.ts'",
    'server/pages/page.ts:1 imports server/pages/preview/picture.ts, which lies above it',
  ],
  'a room below all other files imports none of them': [
    'server/rsvp/mail/compose.ts',
    "import type { AnswerRow } from '../store.ts'",
    'server/rsvp/mail/compose.ts:1 imports server/rsvp/store.ts, which lies above it',
  ],
  'the folders of the button are layered as well': [
    'button/drawing/card.ts',
    "import { openDialog } from '../dialog/dialog.ts'",
    'button/drawing/card.ts:1 imports button/dialog/dialog.ts, which lies above it',
  ],
  'every room has its place': [
    'server/events/misc/texts.ts',
    '',
    'server/events/misc/texts.ts has no place in the order of scripts/check-imports.ts',
  ],
  'queries stay in the stores': [
    'server/rsvp/retention.ts',
    "const rows = await tx\n  .selectFrom('rsvp_answer')\n  .execute()",
    'server/rsvp/retention.ts:2 has a query, which belongs into a store.ts',
  ],
  'so do queries that are written as text': [
    'server/pages/handlers.ts',
    'const rows = await sql<{ id: number }>`select id from event`.execute(db)',
    'server/pages/handlers.ts:1 has a query, which belongs into a store.ts',
  ],
  'so do prepared statements': [
    'server/http/health.ts',
    "const read = database.statement<{ one: number }>('select 1 as one')",
    'server/http/health.ts:1 has a query, which belongs into a store.ts',
  ],
  'only tests import what tests are made of': [
    'server/app.ts',
    "import { startServer } from './testing/server.ts'",
    'server/app.ts:1 imports server/testing/server.ts, which lies above it',
  ],
  'everything in the server has its place': [
    'server/misc/texts.ts',
    '',
    'server/misc/texts.ts has no place in the order of scripts/check-imports.ts',
  ],
  'only the configuration reads the environment': [
    'server/main.ts',
    'const port = process.env.PORT',
    'server/main.ts mentions process.env, as only server/config.ts may',
  ],
}

for (const [name, [file, text, fault]] of Object.entries(breaches)) {
  test(name, (t) => {
    const root = repository(t, { [file]: text })

    assert.deepEqual(checkImports(root), [fault])
  })
}

test('circular imports are reported', (t) => {
  const root = repository(t, {
    'server/events/dates.ts': "import { span } from './span.ts'",
    'server/events/label.ts': "import { dates } from './dates.ts'",
    'server/events/span.ts': "import { label } from './label.ts'",
  })

  assert.deepEqual(checkImports(root), [
    'server/events/dates.ts imports server/events/span.ts imports server/events/label.ts imports server/events/dates.ts',
  ])
})

function repository(t: TestContext, files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'kalends-imports-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
