import type { EmailTemplateType } from './email-template.ts'
import type { EventDate } from './event-date.ts'

/** What lists say of an item: here a template. */
export interface ListedTemplate {
  id: number
  name: string
}

export interface ListedEmailTemplate extends ListedTemplate {
  type: EmailTemplateType
}

export interface ListedGroup {
  prokey: string
  label: string
  name: string
}

export interface ListedEvent {
  id: number
  prokey: string
  label: string
  dates?: EventDate[]
}
