/** The payload on this channel is `<schema> <organization>`, or `<schema> *` if everything may have changed. */
export const channel = 'kalends_content'

/** Notifies all instances, on commit, whose content has changed. */
export function announcement(organizations: readonly (number | '*')[]) {
  return {
    text: `select ${announcementOf('whose')} from unnest($1::text[]) as whose`,
    values: [organizations.map(String)],
  }
}

/** The same as an expression, where `whose` is a column. */
export function announcementOf(whose: string): string {
  return `pg_notify('${channel}', current_schema() || ' ' || ${whose})`
}
