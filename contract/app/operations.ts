import { activityOperations } from './activity.ts'
import { eventOperations } from './events.ts'
import { meOperations } from './me.ts'
import { organizationOperations } from './organization.ts'
import { peopleOperations } from './people.ts'
import { previewOperations } from './previews.ts'

/** All operations of the web application, by group. A new group needs its line here and in server/app.ts. */
export const applicationOperations = {
  me: meOperations,
  organization: organizationOperations,
  people: peopleOperations,
  previews: previewOperations,
  events: eventOperations,
  activity: activityOperations,
}
