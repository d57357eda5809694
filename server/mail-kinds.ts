import { accountMails } from './accounts/account-mails.ts'
import { exportMails } from './accounts/export-mail.ts'
import { removalCancelled, removalScheduled } from './accounts/removal-mail.ts'
import { mailKindsByName } from './mail/kind.ts'
import { testMail } from './mail/test-mail.ts'
import { attendeeMails } from './rsvp/mail/kinds.ts'
import { attendeeMessage } from './rsvp/mail/message-kind.ts'

/** Every kind of mail the server sends. */
export const mailKinds = mailKindsByName([
  ...Object.values(attendeeMails),
  attendeeMessage,
  ...Object.values(accountMails),
  removalScheduled,
  removalCancelled,
  ...Object.values(exportMails),
  testMail,
])
