import { domainOperations } from './domains.ts'
import { emailTemplateOperations } from './email-templates.ts'
import { imageOperations } from './images.ts'
import { keyOperations } from './keys.ts'
import { mailOperations } from './mails.ts'
import { activityOperations } from './activity.ts'
import { eventOperations } from './events.ts'
import { groupOperations } from './groups.ts'
import { homeOperations } from './home.ts'
import { attendeeDataOperations } from './attendee-data.ts'
import { attendeeOperations } from './attendees.ts'
import { meOperations } from './me.ts'
import { organizationOperations } from './organization.ts'
import { passkeyOperations } from './passkeys.ts'
import { peopleOperations } from './people.ts'
import { previewOperations } from './previews.ts'
import { sampleOperations } from './samples.ts'
import { statisticsOperations } from './statistics.ts'
import { templateOperations } from './templates.ts'

/** All operations of the web application, by group. A new group needs its line here and in server/app.ts. */
export const applicationOperations = {
  attendees: attendeeOperations,
  attendeeData: attendeeDataOperations,
  home: homeOperations,
  me: meOperations,
  organization: organizationOperations,
  passkeys: passkeyOperations,
  people: peopleOperations,
  keys: keyOperations,
  domains: domainOperations,
  emailTemplates: emailTemplateOperations,
  images: imageOperations,
  mails: mailOperations,
  previews: previewOperations,
  templates: templateOperations,
  events: eventOperations,
  groups: groupOperations,
  samples: sampleOperations,
  statistics: statisticsOperations,
  activity: activityOperations,
}
