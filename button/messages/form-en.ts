/** What all forms say in English. Comes with them, because few buttons have one. */
export const form = {
  send: 'Send',
  sending: 'Sending…',
  sent: 'Your form has been sent.',
  failed: 'Your form could not be sent. Please try again.',
  required: 'Please fill in this field.',
  choose: 'Please choose one.',
  tick: 'Please tick this box.',
  number: 'Please enter a number.',
  optional: 'optional',
  /** The host that receives what is filled in. */
  goesTo: (host: string) => `Your details will be sent to ${host}.`,
}

export type FormMessages = typeof form
