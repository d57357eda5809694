import { signUp } from '@kalends/button/messages/sign-up/en'
import { event } from './event/en.ts'
import { mail } from './mail/en.ts'
import { ticket } from './ticket/en.ts'
import { waiting } from './waiting/en.ts'

/**
 * Every text for visitors, grouped by where it appears. This module defines the shape: a language with a missing text
 * does not compile.
 */
export const en = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    // On the event page: leads to the form.
    join: 'Save my seat',
    full: 'All seats are taken',
    closed: 'Sign-up is closed',
    errors: {
      ...signUp.errors,
      several: 'Please check the marked fields.',
      unavailable: 'Your RSVP could not be saved. Please try again in a moment.',
    },
    confirm: {
      text: 'One click and your RSVP is confirmed.',
      button: 'Confirm my address',
      done: "You're all set",
      /** For attendees who return too late, whether theirs was removed or not. */
      lapsed: "RSVPs that aren't confirmed within an hour are removed.",
    },
    manage: {
      title: 'Your RSVP',
      save: 'Save changes',
      saved: 'Your RSVP is saved.',
      ticket: mail.ticket,
      data: 'Your data',
      download: 'Download my data',
      erase: 'Erase my data',
      eraseText: 'Your email address and everything you filled in will be permanently erased.',
      seats: (seats: number) =>
        seats === 1
          ? {
              question: 'What should happen to your seat?',
              release: 'Release it so someone else can come',
              keep: 'Keep it, without my name',
            }
          : {
              question: 'What should happen to your seats?',
              release: 'Release them so others can come',
              keep: 'Keep them, without my name',
            },
      eraseButton: 'Erase permanently',
      erased: 'Your data has been erased',
      erasedText: 'Your name and email are gone.',
      released: (seats: number): string =>
        seats === 1
          ? 'Your name and email are gone, and your seat is free again.'
          : 'Your name and email are gone, and your seats are free again.',
      kept: (seats: number): string =>
        seats === 1
          ? 'Your name and email are gone. Your seat stays taken.'
          : 'Your name and email are gone. Your seats stay taken.',
    },
    access: {
      title: 'Change your RSVP',
      text: "Enter the address you signed up with. We'll email you a link to change your RSVP.",
      button: 'Send me a link',
      sent: 'If this address has an RSVP, a link is on its way.',
      /** Shown whether or not the address has an RSVP, so that it reveals nothing. */
      crowded:
        'If you have confirmed a sign-up with this address, a link is on its way. Otherwise, too many emails are waiting for it. Please try again later.',
    },
    unsubscribe: {
      title: 'Unsubscribe from updates?',
      text: "We won't email you when this organizer's events change. Your RSVP stays as it is.",
      button: 'Unsubscribe',
      done: "You're unsubscribed",
    },
    outdated: {
      title: 'This link is no longer valid',
      text: 'It may have expired or already been used. You can request a new one.',
    },
  },
  mail,
  page: {
    icalFile: 'iCal file',
    allDay: 'All day',
    cancelled: 'Cancelled',
    tentative: 'Tentative',
    over: 'Over',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    pageAddress: 'Link',
    anyway: 'Try it anyway',
    otherCalendars: 'Other calendars',
    add: 'Add to calendar',
    addTo: (calendar: string) => `Add to ${calendar}`,
    madeWith: (product: string) => `Made with ${product}`,
    event: {
      ...event,
      when: 'When',
      where: 'Where',
      organizer: 'Organizer',
      repeats: 'Repeats',
      nextDates: 'Next dates',
      pastDates: 'Past dates',
      about: 'About this event',
      /** Links to the group page. */
      more: (group: string) => `More from ${group}`,
      yourTime: 'Your time',
      online: 'Online',
      now: 'Happening now',
      over: 'This event is over',
      cancelled: 'This event is cancelled',
    },
    repeats: {
      daily: 'Daily',
      weekly: 'Weekly',
      monthly: 'Monthly',
      yearly: 'Yearly',
      // For two or more.
      days: (count: number) => `Every ${count} days`,
      weeks: (count: number) => `Every ${count} weeks`,
      months: (count: number) => `Every ${count} months`,
      years: (count: number) => `Every ${count} years`,
      /** Leaves out a few months. */
      exceptMonths: (months: string, _count: number) => `except in ${months}`,
      until: (day: string) => `until ${day}`,
      times: (count: number) => (count === 1 ? 'once' : `${count} times`),
      /** Replaces a rule that takes more than a few words. The next dates appear next to it. */
      irregular: 'on selected dates',
      /** Monday to Friday. */
      workday: 'working day',
      day: 'day',
      /** First to fifth, last and second-to-last, in the grammatical gender of the counted noun. */
      ordinals: (_kind: DayKind): string[] => ['first', 'second', 'third', 'fourth', 'fifth', 'last', 'second-to-last'],
      /** For months of the Gregorian calendar, even if the language uses another one. */
      nth: (ordinals: string, day: string) => `on the ${ordinals} ${day} of the month`,
      /** The third to the tenth day from the end of the month. */
      fromEnd: (position: number, day: string, _kind: DayKind) =>
        `on the ${position}${suffixes[ordinal.select(position)] ?? 'th'}-to-last ${day} of the month`,
      monthDay: (day: number) => `${day}${suffixes[ordinal.select(day)] ?? 'th'}`,
      monthDays: (days: string) => `on the ${days} of the month`,
    },
    share: {
      title: 'Share',
      mail: 'Send by email',
      more: 'Other ways to share',
      code: 'QR code of this page',
    },
    group: {
      subscribe: 'Subscribe to calendar',
      subscribeWith: (calendar: string) => `Subscribe with ${calendar}`,
      subscribed: 'New events and changes appear in your calendar automatically.',
      upcoming: 'Upcoming events',
      none: 'There are no upcoming events at the moment.',
      past: 'Past events',
      noneFrom: (day: string) => `There are no events on or after ${day}.`,
      further: 'Later events',
    },
    cta: {
      thanks: 'Thank you',
      back: 'Back to the event',
      backToGroup: 'Back to the calendar',
      go: 'Continue',
      send: 'Send',
      sending: 'Sending…',
      required: 'Please fill in this field.',
      choose: 'Please choose one.',
      tick: 'Please tick this box.',
      number: 'Please enter a number.',
      sent: 'Your form has been sent.',
      failed: 'Your form could not be sent. Please try again.',
      optional: 'optional',
      /** The host that receives the form data. */
      goesTo: (host: string) => `Your details will be sent to ${host}.`,
    },
    missing: {
      title: 'Page not found',
      text: 'The link may be incomplete, or the event is no longer public.',
    },
    unpublished: {
      title: 'This event is not public',
      text: 'It has not been published yet, or it has been taken offline.',
    },
    unavailable: {
      title: 'This page is not available right now',
      text: 'Something on our side is not working. Please try again in a moment.',
      again: 'Try again',
    },
    dates: {
      title: 'Choose a date',
      text: 'This event takes place on several dates. You can add them one by one.',
      all: 'All dates in one file',
    },
    calledOff: {
      title: 'This date is cancelled',
      text: "There's nothing to add. If it's already in your calendar, this file updates it.",
      file: 'Update my calendar',
    },
    series: {
      title: 'This event repeats',
      text: (calendar: string) =>
        `${calendar} can't add repeating events from a link. Choose another calendar for all dates, or add a single one.`,
      whole: 'All dates',
      next: 'Only the next date',
      /** On the page of one occurrence: calendars get the whole series. */
      all: 'All dates of the series will be added, not just this one.',
    },
    inApp: {
      title: 'Open this page in your browser',
      text: "This app can't open your calendar. Your browser can.",
      steps: ['Copy the address.', 'Open your browser and paste it there.'],
    },
    safari: {
      title: 'Open this page in Safari',
      text: "This browser can't subscribe to calendars. Safari can.",
      steps: ['Copy the address.', 'Open Safari and paste it there.'],
    },
    subscribe: {
      title: 'Subscribe to this calendar',
      address: 'Calendar address',
      byHand: (calendar: string) =>
        `${calendar} can't do this in one tap. Copy the address, then add it in ${calendar} as a calendar to follow.`,
      cannot: (calendar: string) =>
        `${calendar} can't subscribe to this calendar. Choose another calendar, or copy the address.`,
      onComputer: (calendar: string) =>
        `${calendar} only accepts new subscriptions on a computer. Open this page there, or copy the address.`,
    },
  },
}

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** A kind of day that can be counted within a month: a weekday, a working day or any day. */
export type DayKind = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU' | 'workday' | 'day'

export type Messages = typeof en
/** `timeFormat` and `region` say how hours and dates are written, if not as usual in the language. */
export type PageMessages = Messages['page'] & {
  readonly timeFormat?: '12' | '24' | undefined
  readonly region?: 'GB' | 'AU' | undefined
}
export type RsvpMessages = Messages['rsvp']
