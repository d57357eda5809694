import type { Ddl } from '../ddl.ts'

type Reference = [column: string, name: string, table: string, key?: string]

/** The columns of every resource. References include the organization, so they cannot point into another one. */
export function item(ddl: Ddl, table: string, references: Reference[] = [], columns: string[] = []): string[] {
  return [
    `create table ${table} (
      id ${ddl.identity},
      organization bigint not null references organization (id) on delete cascade,
      label ${ddl.text} not null,
      body ${ddl.text} not null,
      shape ${ddl.text} not null,
      version bigint not null,
      created bigint not null,
      updated bigint,
      ${[...columns, ...references.map(([column]) => column)].map((column) => `${column},`).join('\n')}
      ${references.map(([, name, to, key = 'id']) => `foreign key (organization, ${name}) references ${to} (organization, ${key}),`).join('\n')}
      unique (organization, id)
    )`,
    ...references.map(([, name]) => `create index ${table}_by_${name} on ${table} (organization, ${name})`),
  ]
}
