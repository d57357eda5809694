/** What the form of an RSVP event says in English. Comes with the form, because few buttons have one. */
export const signUp = {
  email: 'Email address',
  question: 'Will you come?',
  confirmed: 'Yes',
  undecided: 'Maybe',
  declined: 'No',
  places: 'Places',
  seatsLeft: (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`),
  send: 'Confirm my seat',
  sendAnswer: 'Send my answer',
  fullText: 'There is no seat left at the moment. One becomes free when somebody cancels.',
  closedText: 'You can no longer sign up for this event.',
  alreadyIn: 'Have you signed up already? Change your answer',
  change: 'Change your answer',
  again: 'Send another answer',
  errors: {
    email: 'Please enter a valid email address.',
    answer: 'Please choose an answer.',
    places: (most: number) => (most === 1 ? 'Only one place is possible.' : `Please choose 1 to ${most} places.`),
    field: 'Please check this field.',
    late: 'The form has been open for too long. Please send it again.',
    tooMany: 'Too many answers have come from your network. Please try again later.',
  },
  done: {
    confirmed: { title: 'Your seat is saved', text: 'You get a mail with everything you need to know.' },
    undecided: {
      title: 'Thank you for your answer',
      text: 'We keep your seat. You can still decide by the link in our mail.',
    },
    declined: { title: 'Thank you for letting us know', text: 'If you change your mind, use the link in our mail.' },
    pending: {
      title: 'Please look into your mailbox',
      text: 'We have sent you a mail. Confirm your address with it within an hour, and your answer counts.',
    },
  },
}

export type SignUpMessages = typeof signUp
