import { operations, requestBody, roles } from '../operation.ts'
import { type Schema, type Static, exampled, list, moment, nullable, object } from '../schema.ts'
import { done, id, listOf, text } from './parts.ts'

const role = { type: 'string', enum: roles, description: 'The role.', examples: ['editor'] } as Schema<
  (typeof roles)[number]
>

export const Me = exampled(
  object(
    {
      id: id('The id of the user.'),
      email: text('The email address.', 'ann@example.org'),
      new_email: nullable(
        text('The address that waits to be confirmed by the link sent to it; null if none does.', 'ann@example.com'),
      ),
      name: text('The name; empty until it is set.', 'Ann Example'),
      language: nullable(text('The preferred language; null: that of the browser.', 'de')),
      time_zone: nullable(text('The preferred time zone; null: that of the browser.', 'Europe/Berlin')),
      has_password: { type: 'boolean', description: 'Whether a password is set.', examples: [true] } as Schema<boolean>,
      signed_in: moment('When this session was signed in.', '2027-04-01T09:00:00.000Z'),
      organizations: {
        ...list(
          object({ id: id('The id of the organization.'), name: text('Its name.', 'Example Ltd'), role }),
          'The organizations the person belongs to.',
        ),
        examples: [[{ id: 1, name: 'Example Ltd', role: 'owner' }]],
      },
    },
    { description: 'The signed-in person.' },
  ),
)
export type Me = Static<typeof Me>

export const ListedSession = exampled(
  object(
    {
      id: id('The id of the session.'),
      device: text('Browser and system, in words.', 'Firefox on Linux'),
      place: nullable(
        text('The country of the last request, in the language of the person; null if unknown.', 'Germany'),
      ),
      way: text('How the person signed in: `password`, `passkey`, `link` or `oidc`.', 'password'),
      created: moment('When the person signed in.', '2027-04-01T09:00:00.000Z'),
      last_seen: moment('When it was last used, to the minute.', '2027-04-02T09:00:00.000Z'),
      is_current: {
        type: 'boolean',
        description: 'Whether it is the session of this request.',
        examples: [true],
      } as Schema<boolean>,
    },
    { description: 'A session of the signed-in person.' },
  ),
)
export type ListedSession = Static<typeof ListedSession>

const line = (description: string, example: string): Schema<string> => ({
  type: 'string',
  description,
  maxLength: 200,
  format: 'line',
  examples: [example],
})

export const meOperations = operations('the signed-in person', {
  read: {
    method: 'GET',
    path: '/me',
    role: 'user',
    id: 'read-me',
    summary: 'Read the signed-in person',
    answer: Me,
  },
  update: {
    method: 'PATCH',
    path: '/me',
    role: 'user',
    id: 'update-me',
    summary: 'Update the signed-in person',
    description: 'Fields that are not sent stay as they are.',
    body: requestBody(
      {},
      {
        name: line('The name.', 'Ann Example'),
        language: nullable(line('One of the 23 languages, such as `de`; null: that of the browser.', 'de')),
        time_zone: nullable(line('An IANA time zone; null: that of the browser.', 'Europe/Berlin')),
      },
    ),
    answer: Me,
  },
  setPassword: {
    method: 'PUT',
    path: '/me/password',
    role: 'user',
    isSensitive: true,
    id: 'set-password',
    summary: 'Set or change the password',
    description: 'Ends all other sessions of the person.',
    body: requestBody({
      password: {
        type: 'string',
        description: 'At least 10 characters, and not one of the most common passwords.',
        maxLength: 1000,
        examples: ['correct horse battery staple'],
      } as Schema<string>,
    }),
    answer: done('updated'),
  },
  changeEmail: {
    method: 'PUT',
    path: '/me/email',
    role: 'user',
    isSensitive: true,
    id: 'change-email',
    summary: 'Ask for another email address',
    description:
      'Sends a link to the new address, which works once, for 15 minutes, and replaces an earlier one. Until the person opens it and confirms, the address stays, and `new_email` contains the new one. Confirming ends all other sessions and tells the address before by mail. The response is the same if another person has the address. Returns 403 if the server cannot send mail.',
    body: requestBody({ email: line('The new address.', 'ann@example.com') }),
    answer: Me,
  },
  cancelEmail: {
    method: 'DELETE',
    path: '/me/email',
    role: 'user',
    id: 'cancel-email',
    summary: 'Keep the email address',
    description: 'The link to the new address stops working.',
    answer: Me,
  },
  sessions: {
    method: 'GET',
    path: '/me/sessions',
    role: 'user',
    id: 'list-sessions',
    summary: 'List the sessions of the signed-in person',
    answer: listOf(ListedSession, 'Latest first.'),
  },
  endSession: {
    method: 'DELETE',
    path: '/me/sessions/:id',
    role: 'user',
    id: 'end-session',
    summary: 'End a session',
    description: 'Signs out that device. It takes effect within half a second, on every server.',
    answer: done('deleted'),
    errors: [404],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/me/sessions',
    role: 'user',
    id: 'end-other-sessions',
    summary: 'End all sessions but this one',
    answer: done('deleted'),
  },
  createOrganization: {
    method: 'POST',
    path: '/organizations',
    role: 'user',
    id: 'create-organization',
    summary: 'Create an organization',
    description:
      'The signed-in person becomes its owner. The setting `ORGANIZATIONS` of the server says who may; by default owners and admins of another organization.',
    body: requestBody({ name: line('The name.', 'Example Ltd') }),
    answer: exampled(object({ id: id('The id of the organization.'), name: text('Its name.', 'Example Ltd') })),
    status: 201,
  },
})
