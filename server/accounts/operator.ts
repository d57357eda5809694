import type { Actor, By, OrganizationId } from '../http/actor.ts'
import { Refusal, noEntryFound } from '../refusal.ts'

/** Who manages keys, domains or templates: an actor those of one organization, the command line those of all. */
export type Operator = By | Actor

export function byOf(operator: Operator): By {
  return isActor(operator) ? operator.by : operator
}

/** The actor of a change in an organization that the operator manages. */
export function actorFor(operator: Operator, organization: number): Actor {
  return { organization: organization as OrganizationId, by: byOf(operator) }
}

/** What belongs to another organization does not exist. */
export function managed<T extends { readonly organization: number }>(
  operator: Operator,
  row: T | undefined,
  { what, command }: { readonly what: string; readonly command: string },
): T {
  if (row && (!isActor(operator) || row.organization === operator.organization)) return row
  throw isActor(operator)
    ? noEntryFound()
    : new Refusal('missing', `There is no ${what}. Run "kalends ${command}" to see them.`)
}

/** What to do next, which differs between the application and a terminal. */
export function advice(operator: Operator, texts: { readonly application: string; readonly terminal: string }): string {
  return isActor(operator) ? texts.application : texts.terminal
}

function isActor(operator: Operator): operator is Actor {
  return 'organization' in operator
}
