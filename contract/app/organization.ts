import { operations, requestBody } from '../operation.ts'
import { type Schema, type Static, exampled, moment, nullable, object } from '../schema.ts'
import { languages } from '../style.ts'
import { done, id, text } from './parts.ts'

export const timeFormats = ['language', '12', '24'] as const

const line = (description: string, example: string, maxLength: number): Schema<string> => ({
  type: 'string',
  description,
  maxLength,
  format: 'line',
  examples: [example],
})

const choice = <const V extends string>(values: readonly V[], description: string, example: V): Schema<V> => ({
  type: 'string',
  enum: values,
  description,
  examples: [example],
})

/** What an admin can change. */
const settings = {
  name: line('The name on pages and in mails.', 'Example Ltd', 500),
  logo: nullable(
    line('The id of an uploaded image, shown on pages and in mails.', '0b6f7a52-5b0c-4c55-9d0c-3f8f3a2e7c11', 100),
  ),
  sender_name: nullable(
    line('The name that mails come from; null: the name of the organization. Not an address.', 'Example events', 100),
  ),
  reply_to: nullable(line('The address that replies to mails go to.', 'events@example.org', 254)),
  language: nullable(
    choice(languages, 'Of pages, if neither the style nor the browser of the visitor names one that we have.', 'de'),
  ),
  time_zone: nullable(
    line('What forms start with. A date that is sent without a time zone is in UTC all the same.', 'Europe/Berlin', 60),
  ),
  time_format: choice(timeFormats, 'How pages and mails write hours; `language`: as usual in the language.', '24'),
}

export const Organization = exampled(
  object(
    {
      id: id('The id of the organization.'),
      ...settings,
      plan: text('The plan: hobby, regular or enterprise.', 'enterprise'),
      credits: nullable({
        type: 'integer',
        description: 'Event credits that are left; null: unlimited.',
        examples: [100],
      } as Schema<number>),
      removal: nullable(moment('When the organization is deleted; null: not planned.', '2027-04-08T09:00:00.000Z')),
    },
    { description: 'An organization with its settings.' },
  ),
)
export type Organization = Static<typeof Organization>

const removal = exampled(
  object({ removal: moment('When the organization is deleted.', '2027-04-08T09:00:00.000Z') as Schema<string> }),
)

export const exportStates = ['none', 'waiting', 'running', 'done', 'failed'] as const

export const Export = exampled(
  object(
    {
      state: choice(exportStates, 'How far it is; `none`: there is no export.', 'running'),
      percent: {
        type: 'integer',
        minimum: 0,
        maximum: 100,
        description: 'How much is done.',
        examples: [40],
      } as Schema<number>,
      part: nullable(text('What is being written; null unless it is running.', 'events')),
      bytes: nullable({
        type: 'integer',
        description: 'The size of the finished file.',
        examples: [52_000],
      } as Schema<number>),
      started: nullable(moment('When it was started.', '2027-04-01T09:00:00.000Z')),
      finished: nullable(moment('When it ended.', '2027-04-01T09:01:00.000Z')),
      expires: nullable(moment('When the finished file is removed.', '2027-04-02T09:01:00.000Z')),
    },
    { description: 'The latest export of the organization.' },
  ),
)
export type Export = Static<typeof Export>

const exportLink = exampled(
  object({
    link: text(
      'Opens the file in a browser in which an owner is signed in. It is shown only once.',
      'https://events.example.org/exports/…',
    ),
    expires: moment('Until when it works.', '2027-04-02T09:01:00.000Z'),
  }),
)

export const organizationOperations = operations('organization', {
  read: {
    method: 'GET',
    path: '/organization',
    role: 'viewer',
    id: 'read-organization',
    summary: 'Read the organization',
    description: 'Its name, its settings, its plan and credits, and whether it is going to be deleted.',
    answer: Organization,
  },
  update: {
    method: 'PATCH',
    path: '/organization',
    role: 'admin',
    id: 'update-organization',
    summary: 'Change the settings',
    description: 'Fields that are left out stay as they are; null restores the default. Pages change at once.',
    body: requestBody({}, { ...settings, time_format: nullable(settings.time_format) }),
    answer: Organization,
  },
  scheduleRemoval: {
    method: 'POST',
    path: '/organization/removal',
    role: 'owner',
    isSensitive: true,
    id: 'schedule-removal',
    summary: 'Delete the organization in seven days',
    description:
      'Until then everything works as before, and any owner can take it back. Then all of its content, people and statistics are ' +
      'deleted for good. All owners get a mail. Asking again changes nothing.',
    body: requestBody({ name: line('The name of the organization, to confirm.', 'Example Ltd', 500) }),
    answer: removal,
    status: 202,
    errors: [409],
  },
  cancelRemoval: {
    method: 'DELETE',
    path: '/organization/removal',
    role: 'owner',
    id: 'cancel-removal',
    summary: 'Take the deletion back',
    description:
      'The organization stays, with everything in it. All owners get a mail. Without a planned deletion nothing changes.',
    answer: done('kept'),
    errors: [409],
  },
  startExport: {
    method: 'POST',
    path: '/organization/export',
    role: 'owner',
    isSensitive: true,
    id: 'start-export',
    summary: 'Export everything',
    description:
      'Writes a zip file with all data of the organization: JSON, calendar files, CSV and images; its README.txt explains them. It takes ' +
      'from seconds to minutes; read its state meanwhile. It replaces the previous export. 409 if one is running.',
    answer: done('started'),
    status: 202,
    errors: [409],
  },
  readExport: {
    method: 'GET',
    path: '/organization/export',
    role: 'owner',
    id: 'read-export',
    summary: 'Read the state of the export',
    answer: Export,
  },
  createExportLink: {
    method: 'POST',
    path: '/organization/export/link',
    role: 'owner',
    isSensitive: true,
    id: 'create-export-link',
    summary: 'Create a link to the finished export',
    description: 'The file can be downloaded for 24 hours, as often as needed.',
    answer: exportLink,
    status: 201,
    errors: [404, 409],
  },
  cancelExport: {
    method: 'DELETE',
    path: '/organization/export',
    role: 'owner',
    id: 'cancel-export',
    summary: 'Cancel the export, or remove its file',
    answer: done('deleted'),
    errors: [404],
  },
})

export type OrganizationSettings = { [K in keyof typeof settings]: Static<(typeof settings)[K]> }
