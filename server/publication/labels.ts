import type { PageMessages, Region, RsvpMessages } from '../messages/messages.ts'
import type { Look } from './look.ts'

/**
 * The texts of a page with the style's custom labels and the organization's time format applied. Labels are defined for the
 * button; each also applies where a page uses the same text.
 */
export function withLabels(
  words: PageMessages,
  { labels, timeFormat }: Pick<Look, 'labels' | 'timeFormat'>,
  region?: Region,
): PageMessages {
  const own = (key: string, text: string) => labels[key] ?? text
  const { event, group, share, cta, dates, calledOff, inApp, safari, subscribe } = words
  const byHand = labels['modal.subscribe.yahoo.text']
  return {
    ...words,
    timeFormat,
    region,
    add: own('label.addtocalendar', words.add),
    cancelled: own('date.status.cancelled', words.cancelled),
    over: own('expired', words.over),
    close: own('close', words.close),
    copy: own('label.share.copy', words.copy),
    copied: own('label.share.copied', words.copied),
    event: {
      ...event,
      repeats: own('recurring', event.repeats),
      over: own('expired', event.over),
      cancelled: own('date.status.cancelled', event.cancelled),
    },
    group: {
      ...group,
      subscribe: own('label.addtocalendar', group.subscribe),
      none: own('group_overview.empty', group.none),
    },
    share: { ...share, mail: own('label.share.email', share.mail) },
    cta: {
      ...cta,
      thanks: own('thankyou', cta.thanks),
      go: own('continue', cta.go),
      send: own('submit', cta.send),
      required: own('form.error.required', cta.required),
      choose: own('form.error.required', cta.choose),
      tick: own('form.error.required', cta.tick),
      sent: own('form.success', cta.sent),
      failed: own('form.error.sending', cta.failed),
    },
    dates: {
      ...dates,
      title: own('modal.multidate.h', dates.title),
      text: own('modal.multidate.text', dates.text),
    },
    calledOff: { ...calledOff, file: own('date.status.cancelled.cta', calledOff.file) },
    inApp: {
      ...inApp,
      title: own('modal.webview.ical.h', inApp.title),
      text: own('modal.webview.ical.text', inApp.text),
    },
    safari: {
      ...safari,
      title: own('modal.opensafari.ical.h', safari.title),
      text: own('modal.opensafari.ical.text', safari.text),
    },
    subscribe: {
      ...subscribe,
      title: own('modal.subscribe.yahoo.h', subscribe.title),
      ...(byHand !== undefined && { byHand: () => byHand }),
    },
  }
}

/** The same for the sign-up form and the pages that follow it. */
export function withRsvpLabels(words: RsvpMessages, labels: Readonly<Record<string, string>>): RsvpMessages {
  const own = (key: string, text: string) => labels[key] ?? text
  const { errors, done, ticket } = words
  const left = labels['form.seatsleft']
  const labelled = ({ text }: { text: string }) => ({ text: own('form.success.email', text) })
  return {
    ...words,
    join: own('label.rsvp', words.join),
    email: own('form.email', words.email),
    question: own('form.status', words.question),
    confirmed: own('form.status.confirmed', words.confirmed),
    undecided: own('form.status.undecided', words.undecided),
    declined: own('form.status.declined', words.declined),
    places: own('form.amount', words.places),
    ...(left !== undefined && { seatsLeft: (count: number) => `${count} ${left}` }),
    send: (seats) => own('submit', words.send(seats)),
    sendAnswer: own('submit', words.sendAnswer),
    ticket: {
      ...ticket,
      buttons: {
        undecided: own('submit', ticket.buttons.undecided),
        declined: own('submit', ticket.buttons.declined),
      },
    },
    full: own('label.rsvp.bookedout', words.full),
    closed: own('label.rsvp.expired', words.closed),
    alreadyIn: own('label.rsvp.restart', words.alreadyIn),
    errors: {
      ...errors,
      email: own('form.error.email', errors.email),
      answer: own('form.error.required', errors.answer),
      unavailable: own('form.error.sending', errors.unavailable),
    },
    done: {
      confirmed: labelled(done.confirmed),
      undecided: { text: (seats) => own('form.success.email', done.undecided.text(seats)) },
      declined: labelled(done.declined),
      pending: {
        title: own('form.success.sent', done.pending.title),
        text: own('form.success.doi', done.pending.text),
      },
    },
  }
}
