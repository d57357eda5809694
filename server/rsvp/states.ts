import type { AttendeeMailName } from './mail/names.ts'
import { pendingFor } from './mail/links.ts'

/** What an attendee may reply. */
export type Reply = 'confirmed' | 'undecided' | 'declined'
export type AnswerStatus = 'pending' | 'waiting' | Reply

/** The part of an answer that decides what can happen to it. */
export interface AnswerState {
  readonly status: AnswerStatus
  /** What a pending answer becomes when its address is confirmed, or the seat it was offered is taken. */
  readonly chosen: Reply | 'waiting' | null
  readonly amount: number
  readonly pendingUntil: number | null
  /** The place in the line of the waiting list. */
  readonly waitingSince: number | null
}

/** The new state of an answer, and the mail about it. */
export interface Transition {
  readonly state: AnswerState
  readonly mail: AttendeeMailName | null
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
 * | –                    | form, no seats left                 | waiting; as above with double opt-in | rsvp_waiting_joined |
 * | waiting              | seats become free                   | pending for offer_hours | rsvp_waiting_offer  |
 * | offered              | offer_hours pass                    | declined           | rsvp_waiting_lapsed      |
 * | waiting, offered     | attendee leaves                     | declined           | –                        |
 * | confirmed, undecided | hours before a date                 | unchanged          | rsvp_reminder            |
 */

export function signUp({ doi }: Template, reply: Reply, amount: number, now: number): Transition {
  return doi
    ? { state: unconfirmed(reply, amount, now), mail: 'rsvp_doi' }
    : { state: decided(reply, amount), mail: 'rsvp_signup_confirmation' }
}

/** Joins the waiting list. An address that is not confirmed yet gets no place in the line. */
export function joinLine({ doi }: Template, amount: number, now: number, since: number): Transition {
  return doi ? { state: unconfirmed('waiting', amount, now), mail: 'rsvp_doi' } : inLine(amount, since)
}

/** At the end of the line. */
export function inLine(amount: number, since: number): Transition {
  const state = { status: 'waiting', chosen: null, amount, pendingUntil: null, waitingSince: since } as const
  return { state, mail: 'rsvp_waiting_joined' }
}

const unconfirmed = (chosen: Reply | 'waiting', amount: number, now: number): AnswerState => ({
  status: 'pending',
  chosen,
  amount,
  pendingUntil: now + pendingFor,
  waitingSince: null,
})

export const decided = (status: Reply, amount: number): AnswerState => ({
  status,
  chosen: null,
  amount,
  pendingUntil: null,
  waitingSince: null,
})

/** Holds seats for the next in line. */
export function offer(state: AnswerState, until: number): Transition {
  return {
    state: { ...state, status: 'pending', chosen: 'confirmed', pendingUntil: until },
    mail: 'rsvp_waiting_offer',
  }
}

/** Nobody has taken the seats in time. The place in the line stays, which distinguishes this from declining. */
export function lapse(state: AnswerState): Transition {
  return { state: { ...state, status: 'declined', chosen: null, pendingUntil: null }, mail: 'rsvp_waiting_lapsed' }
}

/** Whether an offer has ended, and nothing has happened since. */
export function isLapsed({ status, waitingSince }: Pick<AnswerState, 'status' | 'waitingSince'>): boolean {
  return status === 'declined' && waitingSince !== null
}

/** Whether seats are held for somebody from the waiting list, rather than until an address is confirmed. */
export function isOffered({ status, waitingSince }: Pick<AnswerState, 'status' | 'waitingSince'>): boolean {
  return status === 'pending' && waitingSince !== null
}

export function signUpAgain(state: AnswerState): Transition {
  return { state, mail: 'rsvp_second_signup' }
}

/** Confirming twice has no further effect. For those who join the waiting list, `inLine` comes next. */
export function confirm(state: AnswerState): Transition {
  if (state.status !== 'pending') return { state, mail: null }
  if (state.chosen === 'waiting') return { state: decided('confirmed', state.amount), mail: 'rsvp_thank_you' }
  return { state: { ...state, status: state.chosen!, chosen: null, pendingUntil: null }, mail: 'rsvp_thank_you' }
}

export function askForAccess(state: AnswerState): Transition {
  return { state, mail: 'rsvp_magic_link' }
}

/**
 * Undefined if the address is not confirmed yet: then the answer can't be changed. People on the waiting list can only leave
 * it, and those who are offered seats can only decline them; neither has anything in their calendar, so they get no mail.
 */
export function change(state: AnswerState, reply: Reply, amount: number): Transition | undefined {
  if (isOnList(state)) return reply === 'declined' ? { state: decided(reply, amount), mail: null } : undefined
  if (state.status === 'pending') return undefined
  return { state: { ...state, status: reply, amount, waitingSince: null }, mail: 'rsvp_change_confirmation' }
}

/** Whether somebody is on the waiting list, or was offered seats from there. */
export function isOnList(state: Pick<AnswerState, 'status' | 'waitingSince'>): boolean {
  return state.status === 'waiting' || isOffered(state)
}

/** An erased answer counts as declined, unless its seats are kept. */
export function erased(state: AnswerState, keepsSeats: boolean): AnswerState {
  return keepsSeats && state.status !== 'waiting' ? state : { ...state, status: 'declined' }
}

export function informed({ status }: AnswerState): boolean {
  return status === 'confirmed' || status === 'undecided'
}

/** The places that count against the seats of the event. Declining and waiting take none, even before it is confirmed. */
export function placesOf({ status, chosen, amount }: Pick<AnswerState, 'status' | 'chosen' | 'amount'>): number {
  const outcome = status === 'pending' ? chosen : status
  return outcome === 'declined' || outcome === 'waiting' ? 0 : amount
}

/** The possible replies. A template that does not ask allows only yes on the first form. */
export function replies(template: Template, { isFirst }: { isFirst: boolean }): readonly Reply[] {
  if (isFirst && template.initial_confirmation) return ['confirmed']
  return template.maybe_option ? ['confirmed', 'undecided', 'declined'] : ['confirmed', 'declined']
}
