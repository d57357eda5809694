import { type OperationDeclaration, applicationOperations } from '@kalends/contract'
import type { Plugin } from 'esbuild'

/**
 * Keeps only what the client needs of the operations: how to send them. Their schemas and texts, which are most of the
 * declarations, are for the server and the reference.
 */
export const operationsPlugin: Plugin = {
  name: 'operations',
  setup: (build) => {
    build.onLoad({ filter: /\/contract\/app\/operations\.ts$/ }, () => ({
      contents: `export const applicationOperations = ${JSON.stringify(briefOperations())}`,
    }))
  },
}

function briefOperations() {
  const groups = Object.entries(applicationOperations).map(([group, operations]) => [group, briefGroup(operations)])
  return Object.fromEntries(groups) as object
}

function briefGroup(operations: Readonly<Record<string, OperationDeclaration>>) {
  const brief = Object.entries(operations).map(([name, { method, path, answerTypes }]) => [
    name,
    { method, path, answerTypes },
  ])
  return Object.fromEntries(brief) as object
}
