/** Everything about waiting lists, on pages and in mails. */
export const waiting = {
  texts: {
    rsvp_waiting_joined: {
      subject: "You're on the waiting list: {{event}}",
      headline: "You're on the waiting list",
      content:
        "All seats are taken right now. If one becomes free, we'll email you an offer. Changed your mind? You can leave the list any time.",
      button_label: 'View my place',
    },
    rsvp_waiting_offer: {
      subject: "There's a seat for you: {{event}}",
      headline: "There's a seat for you",
      content:
        "Good news: you're next in line, and we're holding your seat. Take it in time, or decline so that the next person can come.",
      button_label: 'Take my seat',
    },
    rsvp_waiting_lapsed: {
      subject: 'Your offer has ended: {{event}}',
      headline: 'Your offer has ended',
      content: "We held a seat for you, but the time to take it has run out. You're no longer on the waiting list.",
      button_label: 'I still want to come',
    },
  },
  status: 'On the waiting list',
  /** Before a moment. */
  heldUntil: 'Held for you until',
  page: {
    join: 'Join the waiting list',
    /** Below "All seats are taken". */
    text: "Join the waiting list, and we'll email you when there's a seat for you.",
    position: (position: number) => `You're number ${position} in line.`,
    leave: 'Leave the waiting list',
    decline: 'No, thanks',
    /** After joining it. */
    done: "We'll email you when there's a seat for you.",
    /** After `done`: a number of hours or days. Languages that would inflect it put it after a colon. */
    holds: (time: string) => `You'll have ${time} to take it.`,
    leaveByMail: 'Changed your mind? Leave the list any time with the link in our email.',
    /** To those in line when nobody is offered seats any more. */
    closed: 'The waiting list is closed',
    closedText: 'No more seats are being offered.',
    /** After leaving it, or declining an offer. */
    left: "You're no longer on the waiting list",
    /** Above the button that confirms the address. */
    confirm: "One click, and you're on the waiting list.",
  },
}

export type WaitingMessages = typeof waiting
