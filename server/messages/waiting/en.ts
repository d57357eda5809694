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
  /** Replace those texts for two or more seats. The subject is the headline. */
  several: (seats: number) => ({
    joined: `All seats are taken right now. If ${seats} become free, we'll email you an offer. Changed your mind? You can leave the list any time.`,
    offer: {
      headline: `There are ${seats} seats for you`,
      content:
        "Good news: you're next in line, and we're holding your seats. Take them in time, or decline so that the next person can come.",
      button_label: `Take my ${seats} seats`,
    },
    lapsed: `We held ${seats} seats for you, but the time to take them has run out. You're no longer on the waiting list.`,
  }),
  status: 'On the waiting list',
  /** Before a moment. */
  heldUntil: (_seats: number) => 'Held for you until',
  page: {
    join: 'Join the waiting list',
    leave: 'Leave the waiting list',
    decline: 'No, thanks',
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
