/** `<schema> <organization>` is notified on this channel, or `<schema> *` when everything may have changed. */
export const channel = 'kalends_content'

/** The statement that tells all instances, once it is committed, whose content has changed. */
export function announcement(organizations: readonly (number | '*')[]) {
  return {
    text: `select ${announcementOf('whose')} from unnest($1::text[]) as whose`,
    values: [organizations.map(String)],
  }
}

/** The same as part of a statement, where `whose` is a column. */
export function announcementOf(whose: string): string {
  return `pg_notify('${channel}', current_schema() || ' ' || ${whose})`
}
