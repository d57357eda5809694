/** What the form of an RSVP event says in English. Comes with the form, because few buttons have one. */
export const signUp = {
  email: 'Email address',
  question: 'Are you coming?',
  confirmed: 'Yes',
  undecided: 'Maybe',
  declined: 'No',
  places: 'Places',
  seatsLeft: (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`),
  send: 'Confirm my seat',
  sendAnswer: 'Send my answer',
  fullText: 'There is no seat left at the moment. One becomes free when somebody cancels.',
  closedText: 'You can no longer sign up for this event.',
  unavailable: 'Sign-up is not possible right now',
  unavailableText: 'Please try again in a few minutes.',
  alreadyIn: 'Have you signed up already? Change your answer',
  change: 'Change your answer',
  again: 'Send another answer',
  errors: {
    email: 'Please enter a valid email address.',
    answer: 'Please choose an answer.',
    places: (most: number) => (most === 1 ? 'Only one place is possible.' : `Please choose 1 to ${most} places.`),
    field: 'Please check this field.',
    late: 'The form has been open for too long. Please send it again.',
    again: "That didn't go through. Please send it once more.",
    tooMany: 'Too many answers have come from your network. Please try again later.',
    tooManyMails: 'Too many emails are waiting for this address. Please try again later.',
  },
  done: {
    confirmed: { title: 'Your seat is saved', text: "You'll get an email with everything you need to know." },
    undecided: {
      title: 'Thank you for your answer',
      text: 'We keep your seat. You can still decide with the link in our email.',
    },
    declined: { title: 'Thank you for letting us know', text: 'If you change your mind, use the link in our email.' },
    pending: {
      title: 'Check your inbox',
      text: 'You will get an email with a link. Open it within an hour after it arrives to confirm your RSVP.',
    },
  },
}

export type SignUpMessages = typeof signUp
