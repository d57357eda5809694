// oxlint-disable-next-line import/no-unassigned-import -- what every screen uses is one file only if every part imports it
import '../kit/index.ts'

export { destinations } from '../palette/destinations.ts'
export { findPeople, listItems } from '../palette/items.ts'
