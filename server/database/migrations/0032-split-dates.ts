import type { Migration } from '../ddl.ts'

/**
 * The series and day that events were split off from. A table of its own, because servers prepare statements that return all
 * columns of an event. A row outlives its event, which may be restored.
 */
export const splitDates: Migration['up'] = (ddl) => [
  `create table split_date (
      event ${ddl.text} primary key,
      organization bigint not null references organization (id) on delete cascade,
      series ${ddl.text} not null,
      day ${ddl.text} not null
    )`,
  'create index split_date_of_series on split_date (organization, series, day)',
]
