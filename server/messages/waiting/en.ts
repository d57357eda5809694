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
  },
}

export type WaitingMessages = typeof waiting
