import type { EmailTemplateType } from '@kalends/contract'
import { pendingFor } from './mail/links.ts'

/** What an attendee may reply. */
export type Reply = 'confirmed' | 'undecided' | 'declined'
export type AnswerStatus = 'pending' | Reply

/** The part of an answer that decides what can happen to it. */
export interface AnswerState {
  readonly status: AnswerStatus
  /** What a pending answer becomes when its address is confirmed. */
  readonly chosen: Reply | null
  readonly amount: number
  readonly pendingUntil: number | null
}

/** The new state of an answer, and the mail about it. */
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

/** Confirming twice has no further effect. */
export function confirm(state: AnswerState): Transition {
  if (state.status !== 'pending') return { state, mail: null }
  return { state: { ...state, status: state.chosen!, chosen: null, pendingUntil: null }, mail: 'rsvp_thank_you' }
}

export function askForAccess(state: AnswerState): Transition {
  return { state, mail: 'rsvp_magic_link' }
}

/** Undefined if the address is not confirmed yet: then the answer can't be changed. */
export function change(state: AnswerState, reply: Reply, amount: number): Transition | undefined {
  if (state.status === 'pending') return undefined
  return { state: { ...state, status: reply, amount }, mail: 'rsvp_change_confirmation' }
}

/** An erased answer counts as declined, unless its seats are kept. */
export function erased(state: AnswerState, keepsSeats: boolean): AnswerState {
  return keepsSeats ? state : { ...state, status: 'declined' }
}

export function informed({ status }: AnswerState): boolean {
  return status === 'confirmed' || status === 'undecided'
}

/** The places that count against the seats of the event. Declining takes none, even before it is confirmed. */
export function placesOf({ status, chosen, amount }: Pick<AnswerState, 'status' | 'chosen' | 'amount'>): number {
  return status === 'declined' || (status === 'pending' && chosen === 'declined') ? 0 : amount
}

/** The possible replies. A template that does not ask allows only yes on the first form. */
export function replies(template: Template, { isFirst }: { isFirst: boolean }): readonly Reply[] {
  if (isFirst && template.initial_confirmation) return ['confirmed']
  return template.maybe_option ? ['confirmed', 'undecided', 'declined'] : ['confirmed', 'declined']
}
