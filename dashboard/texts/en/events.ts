export const events = {
  tabs: { edit: 'Edit', attendees: 'Attendees', statistics: 'Statistics', share: 'Share', history: 'History' },
}
