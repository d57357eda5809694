import { registerHooks } from 'node:module'

// Loaded before the server (`node --import`): replaces the statements that record changes, so that the product can be measured
// against itself without them. There is no setting for this.

const store = `
  export const longestState = 0
  export const insertActivity = async () => 0
  export const insertActivities = async () => {}
  export const insertOfItems = async () => [0]
  export const createdPart = () => ({ text: 'select 1 where false', values: [] })
`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/server/activity/store.ts')
      ? { format: 'module', source: store, shortCircuit: true }
      : next(url, context),
})
