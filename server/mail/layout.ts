import type { Html } from '../html/html.ts'
import type { Language } from '../messages/messages.ts'
import type { InlineImage } from './message.ts'
import type { Ticket } from './ticket-block.ts'

/** What a mail shows, in order. */
export interface Layout {
  readonly language: Language
  /** On whose behalf it is sent. */
  readonly organization: string
  /** Of the organization. Its name is shown where images are not. */
  readonly logo?: InlineImage | null | undefined
  /** Lists of mails show it after the subject. */
  readonly teaser?: string
  readonly cover?: Cover | null
  readonly headline: string
  /** What is new about the event, before anything else. */
  readonly changes?: Changes | null
  /** What the organizer says about it. */
  readonly notesFrom?: { readonly label: string; readonly notes: readonly Html[] } | null
  readonly content: Html
  /** What the mail is about, if it is about an event. */
  readonly event?: EventSummary
  /** What the recipient shows at the door. */
  readonly ticket?: Ticket | null
  readonly calendars?: Calendars | null
  readonly button?: Button | null
  readonly notes?: readonly string[]
  /** Why the recipient gets it. */
  readonly reason: string
  readonly unsubscribe?: Link | null
}

/** A picture that is loaded from its address, in the width it is loaded in. */
export interface Cover {
  readonly src: string
  readonly width: number
}

export interface Changes {
  /** Introduce the old and the new. */
  readonly was: string
  readonly now: string
  readonly list: readonly Change[]
  /** Where the rest of a long list is. */
  readonly more: Link | null
}

/** Something that was replaced, has ended (without `now`) or is new (without `was`). Each side has one or several lines. */
export interface Change {
  readonly label: string
  readonly was?: readonly string[]
  readonly now?: readonly string[]
}

export interface Calendars {
  readonly label: string
  readonly links: readonly Link[]
  /** One link to all of them, for mails without markup. */
  readonly href: string
}

export interface Link {
  readonly label: string
  readonly href: string
}

export interface Button extends Link {
  /** Introduces the address, for mail programs that show no button. */
  readonly otherwise: string
  /** Such as #2f6fed. */
  readonly colour: string
}

export interface EventSummary {
  readonly title: string
  readonly href: string
  readonly tile: { readonly month: string; readonly day: string } | null
  readonly facts: readonly Fact[]
  /** What else there is to know about the facts. */
  readonly remark?: string | null
}

export interface Fact {
  readonly label: string
  /** Each has one or several lines. */
  readonly entries: readonly (readonly string[])[]
  /** It no longer applies. */
  readonly isStruck?: boolean
  /** Where there is more: the rest of a long list, or a map. */
  readonly more?: Link | null
}
