import type { Language } from '../../messages/messages.ts'
import type { IconName } from '../icons.ts'
import type { Background } from './shapes.ts'

/** Everything that is drawn: equal content gives equal pictures. */
export interface Drawn {
  readonly language: Language
  readonly scheme: 'light' | 'dark'
  readonly accent: string
  readonly background: Background
  /** A leaf of a calendar, or a sign for something without a date. */
  readonly leaf: { readonly month: string; readonly day: string } | { readonly sign: IconName } | null
  readonly title: string
  readonly mark: Mark | null
  readonly facts: readonly Fact[]
  readonly organization: string
}

/** The state of the event or, if that is nothing special, of its sign-up. */
export interface Mark {
  readonly kind: 'cancelled' | 'over' | 'tentative' | SignUpState
  readonly text: string
}

/** All seats taken, or sign-up closed. */
export type SignUpState = 'full' | 'closed'

export interface Fact {
  readonly icon: IconName
  readonly text: string
  readonly note: string | null
}
