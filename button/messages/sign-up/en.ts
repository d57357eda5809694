/** What the form of an RSVP event says in English. Comes with the form, because few buttons have one. */
export const signUp = {
  email: 'Email address',
  question: 'Are you coming?',
  confirmed: 'Yes',
  undecided: 'Maybe',
  declined: 'No',
  places: 'Seats',
  seatsLeft: (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`),
  send: (seats: number) => (seats === 1 ? 'Confirm my seat' : `Confirm my ${seats} seats`),
  sendAnswer: 'Send RSVP',
  fullText: 'A seat may become free if someone cancels.',
  closedText: 'You can no longer sign up for this event.',
  unavailable: 'Sign-up is not possible right now',
  unavailableText: 'Please try again in a few minutes.',
  alreadyIn: 'Already signed up? Change your RSVP',
  change: 'Change your RSVP',
  again: 'RSVP for someone else',
  errors: {
    email: 'Please enter a valid email address.',
    answer: 'Please choose a reply.',
    places: (most: number) => (most === 1 ? 'Only one seat is possible.' : `Please choose 1 to ${most} seats.`),
    field: 'Please check this field.',
    late: 'The form has been open for too long. Please send it again.',
    again: "That didn't go through. Please send it once more.",
    tooMany: 'Too many sign-ups from your network. Please try again later.',
    tooManyMails: 'Too many emails are waiting for this address. Please try again later.',
  },
  done: {
    confirmed: { text: "You'll get an email with everything you need to know." },
    undecided: {
      text: (seats: number) =>
        seats === 1
          ? "We'll hold your seat. You can still decide with the link in our email."
          : `We'll hold your ${seats} seats. You can still decide with the link in our email.`,
    },
    declined: { text: 'If you change your mind, use the link in our email.' },
    pending: {
      title: 'Check your inbox',
      text: "We'll email you a link. Open it within an hour of getting it to confirm your RSVP.",
    },
  },
}

export type SignUpMessages = typeof signUp
