/** Everything about reminders. `{{when}}` is replaced with words such as "Tomorrow at 6:00 PM". */
export const reminder = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: "Here's everything you need. See you there.",
      button_label: 'View my RSVP',
    },
  },
  more: {
    /** Instead of the text above, for those who have replied maybe. */
    undecided: 'You said maybe. Can you make it? Let the organizer know.',
    /** `link` leads to where they can cancel. */
    release: {
      before: "Can't make it?",
      link: (seats: number) => (seats === 1 ? 'Release your seat' : `Release your ${seats} seats`),
    },
    /** Before another event of the same attendee. */
    others: 'Also coming up',
    unsubscribe: 'Unsubscribe from reminders and updates',
  },
}

export type ReminderMessages = typeof reminder
