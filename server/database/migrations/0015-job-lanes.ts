import type { Migration } from '../ddl.ts'

/** Jobs know their organization, so that they take turns, and mass mails have a name of their own and with it a lane. */
export const jobLanes: Migration['up'] = () => [
  'alter table job add column organization bigint not null default 0',
  'drop index job_by_due',
  `update job set organization = (select organization from mail where mail.id = substr(job.unique_key, 6))
      where name = 'send-mail' and exists (select 1 from mail where mail.id = substr(job.unique_key, 6))`,
  `update job set name = 'send-mass-mail'
      where name = 'send-mail' and exists (
        select 1 from mail where mail.id = substr(job.unique_key, 6) and mail.kind = 'rsvp_event_update'
      )`,
  // What is claimed or given up is in neither, so that looking for work is as cheap as there is little to do. The condition
  // on run_at, which always holds, keeps PostgreSQL from taking the one for the other while it has no statistics.
  'create index job_by_due on job (name, run_at) where dead is null and lease is null and run_at >= 0',
  'create index job_by_turn on job (name, organization, run_at, id) where dead is null and lease is null',
  'create index job_leased on job (name) where lease is not null',
]
