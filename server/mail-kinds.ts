import { removalCancelled, removalScheduled } from './accounts/removal-mail.ts'
import { mailKindsByName } from './mail/kind.ts'
import { attendeeMails } from './rsvp/mail/kinds.ts'

const others = [removalScheduled, removalCancelled]

/** Every kind of mail the server sends. */
export const mailKinds = mailKindsByName([...Object.values(attendeeMails), ...others])
