import { attendees } from './attendees.ts'
import { common } from './common.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { events } from './events.ts'
import { fields } from './fields.ts'
import { groups } from './groups.ts'
import { home } from './home.ts'
import { images } from './images.ts'
import { me } from './me.ts'
import { previews } from './previews.ts'
import { richText } from './rich-text.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { shell } from './shell.ts'
import { statistics } from './statistics.ts'
import { templateFields } from './template-fields.ts'
import { templateNames } from './template-names.ts'
import { templates } from './templates.ts'

const en = {
  attendees,
  common,
  editor,
  errors,
  events,
  fields,
  groups,
  home,
  images,
  me,
  previews,
  richText,
  settings,
  share,
  shell,
  statistics,
  templateFields,
  templateNames,
  templates,
}

export default en
export type Texts = typeof en
