import { organizationOperations, success } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { cancelRemoval, scheduleRemoval } from '../accounts/removal.ts'
import { settingsOf, updateSettings } from '../accounts/settings.ts'
import type { Context } from '../context.ts'
import { cancelExport, exportOf, newExportLink, startExport } from '../export/exports.ts'
import { manage } from './operation.ts'

/** The organization itself: its settings, the export of its data and its deletion. */
export function organizationManagement(app: FastifyInstance, context: Context) {
  const { database, now } = context

  manage(app, context, organizationOperations.read, async ({ actor }) => settingsOf(database, actor.organization))

  manage(app, context, organizationOperations.update, async ({ actor, body }) =>
    database.transaction((tx) => updateSettings(tx, actor, now(), body)),
  )

  manage(app, context, organizationOperations.scheduleRemoval, async ({ actor, body }) => ({
    removal: await database.transaction((tx) => scheduleRemoval(tx, actor, now(), body.name)),
  }))

  manage(app, context, organizationOperations.cancelRemoval, async ({ actor }) => {
    await database.transaction((tx) => cancelRemoval(tx, actor, now()))
    return success('kept')
  })

  manage(app, context, organizationOperations.startExport, async ({ actor }) => {
    await database.transaction((tx) => startExport(tx, actor, now()))
    return success('started')
  })

  manage(app, context, organizationOperations.readExport, async ({ actor }) => exportOf(context, actor.organization))

  manage(app, context, organizationOperations.createExportLink, async ({ actor }) =>
    newExportLink(context, actor.organization),
  )

  manage(app, context, organizationOperations.cancelExport, async ({ actor }) => {
    await database.transaction((tx) => cancelExport(tx, actor, now()))
    return success('deleted')
  })
}
