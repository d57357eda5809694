import type { LaterTexts } from '../en/index.ts'
import { attendees } from './attendees.ts'
import { editor } from './editor.ts'
import { events } from './events.ts'
import { fields } from './fields.ts'
import { groups } from './groups.ts'
import { images } from './images.ts'
import { me } from './me.ts'
import { previews } from './previews.ts'
import { richText } from './rich-text.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { statistics } from './statistics.ts'
import { templateFields } from './template-fields.ts'
import { templateNames } from './template-names.ts'
import { templates } from './templates.ts'

const later: LaterTexts = {
  attendees,
  editor,
  events,
  fields,
  groups,
  images,
  me,
  previews,
  richText,
  settings,
  share,
  statistics,
  templateFields,
  templateNames,
  templates,
}

export default later
