import type { Migration } from '../ddl.ts'

/** Pictures in the widths in which pages show them. They are made from `image` when they are first requested. */
export const scaledImages: Migration['up'] = (ddl) => [
  `create table scaled_image (
      image ${ddl.text} not null references image (id) on delete cascade,
      width bigint not null,
      bytes ${ddl.bytes} not null,
      primary key (image, width)
    )`,
  `alter table image add column placeholder ${ddl.text}`,
]
