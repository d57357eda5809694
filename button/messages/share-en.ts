/** What sharing says in English. */
export const share = {
  mail: 'Send by email',
  copy: 'Copy link',
  copied: 'Copied',
  subject: 'An event for you',
}

export type ShareMessages = typeof share
