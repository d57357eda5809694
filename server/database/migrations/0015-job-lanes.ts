import type { Migration } from '../ddl.ts'

/** Jobs store their organization, so that organizations take turns. Mass mails get a name and a lane of their own. */
export const jobLanes: Migration['up'] = () => [
  'alter table job add column organization bigint not null default 0',
  'drop index job_by_due',
  `update job set organization = (select organization from mail where mail.id = substr(job.unique_key, 6))
      where name = 'send-mail' and exists (select 1 from mail where mail.id = substr(job.unique_key, 6))`,
  `update job set name = 'send-mass-mail'
      where name = 'send-mail' and exists (
        select 1 from mail where mail.id = substr(job.unique_key, 6) and mail.kind = 'rsvp_event_update'
      )`,
  // Claimed and dead jobs are in neither index, so the cost of looking for work depends only on the work that is
  // waiting. The condition on run_at, which is always true, keeps PostgreSQL from confusing the two indexes while it
  // has no statistics.
  'create index job_by_due on job (name, run_at) where dead is null and lease is null and run_at >= 0',
  'create index job_by_turn on job (name, organization, run_at, id) where dead is null and lease is null',
  'create index job_leased on job (name) where lease is not null',
]
