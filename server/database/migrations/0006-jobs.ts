import type { Migration } from '../ddl.ts'

/** The job queue, and when a copy of an external calendar was last requested. */
export const jobs: Migration['up'] = (ddl) => [
  `create table job (
      id ${ddl.identity},
      name ${ddl.text} not null,
      payload ${ddl.text} not null,
      unique_key ${ddl.text} unique,
      run_at bigint not null,
      attempts bigint not null,
      lease ${ddl.text},
      leased_until bigint,
      error ${ddl.text},
      dead bigint,
      created bigint not null
    )`,
  'create index job_by_due on job (dead, run_at)',
  'alter table external_copy add column asked bigint',
]
