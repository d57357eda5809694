export const attendees = {
  title: '',
}
