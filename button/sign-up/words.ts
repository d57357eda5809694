import type { SignUpTexts } from '../messages/texts.ts'
import { plain } from '../words.ts'

/** The messages of the form, with custom texts of the style. */
export function signUpWords({ signUp: messages, ticket }: SignUpTexts, labels: Readonly<Record<string, string>>) {
  const own = (...keys: string[]) => {
    const key = keys.find((each) => labels[each] !== undefined)
    return key && plain(labels[key]!)
  }
  const { errors, done } = messages
  const title = own('form.success', 'form.success.title')
  const text = [own('form.success.sent'), own('form.success.email')].filter(Boolean).join(' ')
  const mailed = (built: string) => text || built
  const left = own('form.seatsleft')
  return {
    ...messages,
    ...ticket,
    question: own('form.status', 'form.status.title') ?? messages.question,
    replies: {
      confirmed: own('form.status.confirmed') ?? messages.confirmed,
      undecided: own('form.status.undecided') ?? messages.undecided,
      declined: own('form.status.declined') ?? messages.declined,
    },
    /** Instead of the headline after a sign-up. */
    success: title,
    places: own('form.amount') ?? messages.places,
    email: own('form.email') ?? messages.email,
    seatsLeft: left ? (count: number) => `${count} ${left}` : messages.seatsLeft,
    again: own('label.rsvp.restart') ?? messages.again,
    submit: own('submit'),
    max: own('form.max'),
    already: own('form.success.already'),
    preview: own('form.success.demo'),
    errors: { ...errors, email: own('form.error.email') ?? errors.email, many: own('form.error.bookedoutmany') },
    /** What the mail is for. */
    mailed: {
      confirmed: () => mailed(done.confirmed.text),
      undecided: (seats: number) => mailed(done.undecided.text(seats)),
      declined: () => mailed(done.declined.text),
    },
    pending: { title: title ?? done.pending.title, text: own('form.success.doi') ?? done.pending.text },
  }
}

export type SignUpWords = ReturnType<typeof signUpWords>
