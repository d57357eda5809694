import { operations, requestBody, roles, type UserRole } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { mailState } from './mails.ts'
import { done, id, listOf, text } from './parts.ts'

const role = (description: string): Schema<UserRole> => ({
  type: 'string',
  enum: roles,
  description,
  examples: ['editor'],
})
const mailbox: Schema<string> = {
  type: 'string',
  description: 'One plain email address.',
  minLength: 1,
  maxLength: 254,
  format: 'mailbox',
  'x-must': 'must be one plain email address such as ann@example.org',
  examples: ['ann@example.org'],
}

export const Member = exampled(
  object(
    {
      id: id('The id of the user.'),
      email: text('The email address.', 'ann@example.org'),
      name: text('The name; empty until it is set.', 'Ann Example'),
      role: role('What the person may do.'),
      joined: moment('When the person joined the organization.', '2027-04-01T09:00:00.000Z'),
      last_seen: nullable(moment('When the person was last signed in; null: never.', '2027-04-02T09:00:00.000Z')),
    },
    { description: 'A member of the organization.' },
  ),
)
export type Member = Static<typeof Member>

const InvitationMail = exampled(
  object({
    id: text('The id of the mail.', '5d0f6e1c-2b7a-4a38-8a55-9d1f2f0c7b21'),
    state: mailState('What became of it, as in the mail log.'),
    outcome: text('The state in a sentence, with the reason.', 'It could not be sent: 550 5.1.1 Unknown user'),
  }),
)
export type InvitationMail = Static<typeof InvitationMail>

const invitation = {
  id: id('The id of the invitation.'),
  email: text('The address it was sent to.', 'tom@example.org'),
  role: role('The role the person will have.'),
  invited_by: nullable(
    text('The name or address of the person who sent it; null if that person no longer exists.', 'Ann Example'),
  ),
  created: moment('When it was sent.', '2027-04-01T09:00:00.000Z'),
  expires: moment('When it expires.', '2027-04-08T09:00:00.000Z'),
}

export const Invitation = exampled(
  object(
    { ...invitation, mail: nullable(InvitationMail) },
    { description: 'An invitation that has not been accepted yet, with its mail; null if there is no mail.' },
  ),
)
export type Invitation = Static<typeof Invitation>

const link = (description: string) => text(description, 'https://events.example.org/app/invitation/…')

const created = object({
  ...invitation,
  link: nullable(
    link(
      'The link to pass on if the server cannot send mail, shown only once; null if the invitation is sent by mail.',
    ),
  ),
})

export const peopleOperations = operations('people', {
  members: {
    method: 'GET',
    path: '/members',
    role: 'viewer',
    id: 'list-members',
    summary: 'List the members',
    answer: listOf(Member),
  },
  setRole: {
    method: 'PATCH',
    path: '/members/:user',
    role: 'admin',
    isSensitive: true,
    id: 'set-role',
    summary: 'Change the role of a member',
    description: 'Only owners make owners or change their role. The last owner keeps the role.',
    body: requestBody({ role: role('The new role.') }),
    answer: done('updated'),
    errors: [404, 409],
  },
  remove: {
    method: 'DELETE',
    path: '/members/:user',
    role: 'admin',
    isSensitive: true,
    id: 'remove-member',
    summary: 'Remove a member',
    description:
      'The person loses access at once, on every server. The user account stays. Only owners remove owners, and the last owner cannot be removed.',
    answer: done('deleted'),
    errors: [404, 409],
  },
  restore: {
    method: 'POST',
    path: '/members/:user/restore',
    role: 'admin',
    isSensitive: true,
    id: 'restore-member',
    summary: 'Undo the removal of a member',
    description:
      'Within ten minutes after the removal: the person is a member again, with the same role and without an invitation. Sessions that ended stay ended. Only owners restore owners. A 409 has a `details.reason`: `member` if the person is a member, or `left` if they left by themselves.',
    answer: done('restored'),
    errors: [404, 409],
  },
  leave: {
    method: 'DELETE',
    path: '/membership',
    role: 'viewer',
    id: 'leave-organization',
    summary: 'Leave the organization',
    description: 'The last owner cannot leave.',
    answer: done('deleted'),
    errors: [409],
  },
  invitations: {
    method: 'GET',
    path: '/invitations',
    role: 'admin',
    id: 'list-invitations',
    summary: 'List open invitations',
    answer: listOf(Invitation),
  },
  invite: {
    method: 'POST',
    path: '/invitations',
    role: 'admin',
    isSensitive: true,
    id: 'invite',
    summary: 'Invite a person by email',
    description:
      'The invitation is valid for 7 days. Inviting the same address again replaces the earlier invitation. Only owners invite owners.',
    body: requestBody({ email: mailbox, role: role('The role the person will have.') }),
    answer: created,
    status: 201,
    errors: [409],
  },
  invitationLink: {
    method: 'POST',
    path: '/invitations/:id/link',
    role: 'admin',
    isSensitive: true,
    id: 'read-invitation-link',
    summary: 'Get the link of an invitation whose mail could not be delivered',
    description: 'Only then: otherwise opening the link in the mail proves the address.',
    answer: exampled(object({ link: link('The link to pass on to that person only.') })),
    errors: [404, 409],
  },
  withdraw: {
    method: 'DELETE',
    path: '/invitations/:id',
    role: 'admin',
    isSensitive: true,
    id: 'withdraw-invitation',
    summary: 'Withdraw an invitation',
    description: 'Its link stops working.',
    answer: done('deleted'),
    errors: [404],
  },
})
