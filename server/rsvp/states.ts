import type { EmailTemplateType } from '@kalends/contract'
import { pendingFor } from './mail/links.ts'

/** What an attendee may answer. */
export type Reply = 'confirmed' | 'undecided' | 'declined'
export type AnswerStatus = 'pending' | Reply

/** As much of an answer as decides what may become of it. */
export interface AnswerState {
  readonly status: AnswerStatus
  /** What a pending answer becomes when its address is confirmed. */
  readonly chosen: Reply | null
  readonly amount: number
  readonly pendingUntil: number | null
}

/** What becomes of an answer, and the mail that tells the attendee. */
export interface Transition {
  readonly state: AnswerState
  readonly mail: EmailTemplateType | null
}

interface Template {
  readonly doi: boolean
  readonly maybe_option: boolean
  readonly initial_confirmation: boolean
}

/*
 * | From                 | By                                  | To                 | Mail                     |
 * | -------------------- | ----------------------------------- | ------------------ | ------------------------ |
 * | –                    | form, double opt-in                 | pending for an hour| rsvp_doi                 |
 * | pending              | button behind the link of that mail | the chosen status  | rsvp_thank_you           |
 * | pending              | an hour passes                      | removed            | –                        |
 * | –                    | form, no double opt-in              | the chosen status  | rsvp_signup_confirmation |
 * | any                  | the same address again              | unchanged          | rsvp_second_signup       |
 * | any                  | attendee asks for access            | unchanged          | rsvp_magic_link          |
 * | any but pending      | attendee changes it                 | what is sent       | rsvp_change_confirmation |
 * | confirmed, undecided | organizer informs about a change    | unchanged          | rsvp_event_update        |
 */

export function signUp({ doi }: Template, reply: Reply, amount: number, now: number): Transition {
  return doi
    ? { state: { status: 'pending', chosen: reply, amount, pendingUntil: now + pendingFor }, mail: 'rsvp_doi' }
    : { state: { status: reply, chosen: null, amount, pendingUntil: null }, mail: 'rsvp_signup_confirmation' }
}

export function signUpAgain(state: AnswerState): Transition {
  return { state, mail: 'rsvp_second_signup' }
}

/** Confirming twice is as good as once. */
export function confirm(state: AnswerState): Transition {
  if (state.status !== 'pending') return { state, mail: null }
  return { state: { ...state, status: state.chosen!, chosen: null, pendingUntil: null }, mail: 'rsvp_thank_you' }
}

export function askForAccess(state: AnswerState): Transition {
  return { state, mail: 'rsvp_magic_link' }
}

/** Undefined: an answer whose address is not confirmed cannot be changed. */
export function change(state: AnswerState, reply: Reply, amount: number): Transition | undefined {
  if (state.status === 'pending') return undefined
  return { state: { ...state, status: reply, amount }, mail: 'rsvp_change_confirmation' }
}

/** An answer without a name comes to nothing, unless its seats are kept. */
export function erased(state: AnswerState, keepsSeats: boolean): AnswerState {
  return keepsSeats ? state : { ...state, status: 'declined' }
}

export function informed({ status }: AnswerState): boolean {
  return status === 'confirmed' || status === 'undecided'
}

/** The places that count against the seats of the event. Whoever declines needs none, also before that is confirmed. */
export function placesOf({ status, chosen, amount }: Pick<AnswerState, 'status' | 'chosen' | 'amount'>): number {
  return status === 'declined' || (status === 'pending' && chosen === 'declined') ? 0 : amount
}

/** What may be answered: at first, where the template does not ask, only yes. */
export function replies(template: Template, { isFirst }: { isFirst: boolean }): readonly Reply[] {
  if (isFirst && template.initial_confirmation) return ['confirmed']
  return template.maybe_option ? ['confirmed', 'undecided', 'declined'] : ['confirmed', 'declined']
}
