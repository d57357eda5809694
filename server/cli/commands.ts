import type { Command } from './command.ts'

const org = { value: 'ID', what: 'The id of the organization; "kalends org list" shows them.' }
const orgId = { name: 'ID', what: org.what }
const ofOneOrg = { value: 'ID', what: 'Only those of this organization.' }
const keyId = { name: 'ID', what: 'The id of the key; "kalends key list" shows them.' }
const domainId = { name: 'ID', what: 'The id of the custom domain; "kalends domain list" shows them.' }
const prokeyArgument = { name: 'PROKEY', what: 'The prokey of the event.' }

/** Every command. Help, dispatch and the check of options all follow this list. */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'Start the server.',
    details:
      'Without settings it keeps its data in the folder ./data. On an empty database it makes the first organization ' +
      'and prints a key for it, once. It stops on Ctrl-C or SIGTERM, after the running requests are answered.',
    example: 'PORT=8080 PUBLIC_URL=https://events.example.org kalends serve',
    load: () => import('./serve.ts'),
  },
  {
    name: 'migrate',
    summary: 'Bring the database up to date.',
    details: 'The server does this by itself when it starts.',
    example: 'kalends migrate',
    load: () => import('./migrate.ts'),
  },
  {
    name: 'org create',
    summary: 'Create an organization.',
    options: {
      name: { value: 'NAME', what: 'What it is called.', required: true },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise (the default).' },
      credits: { value: 'N', what: 'How many event credits it has; unlimited when left out.' },
    },
    example: 'kalends org create --name "Example Events" --plan regular --credits 100',
    load: () => import('./org-create.ts'),
  },
  {
    name: 'org update',
    summary: 'Change the name, the plan or the credits of an organization.',
    details: 'What is left out stays as it is.',
    argument: orgId,
    options: {
      name: { value: 'NAME', what: 'What it is called.' },
      plan: { value: 'PLAN', what: 'hobby, regular or enterprise.' },
      credits: { value: 'N', what: 'How many event credits it has from now on, or unlimited.' },
    },
    example: 'kalends org update 1 --plan enterprise --credits unlimited',
    load: () => import('./org-update.ts'),
  },
  {
    name: 'org list',
    summary: 'List the organizations.',
    example: 'kalends org list',
    load: () => import('./org-list.ts'),
  },
  {
    name: 'key create',
    summary: 'Create an API key.',
    details: 'The key is printed once and cannot be shown again. Its scope and expiry cannot be changed later.',
    options: {
      org: { ...org, required: true },
      scope: { value: 'SCOPE', what: 'read, write or read-write (the default).' },
      expires: { value: 'TIME', what: 'When it stops working, in UTC; left out, never.' },
      name: { value: 'NAME', what: 'What it is for.' },
    },
    example: 'kalends key create --org 1 --scope read --expires 2027-12-31T23:59:59Z --name Website',
    load: () => import('./key-create.ts'),
  },
  {
    name: 'key list',
    summary: 'List the API keys.',
    details: 'Only the beginning of each key is shown; nobody can read the rest.',
    options: { org: ofOneOrg },
    example: 'kalends key list --org 1',
    load: () => import('./key-list.ts'),
  },
  {
    name: 'key disable',
    summary: 'Switch an API key off.',
    argument: keyId,
    example: 'kalends key disable 3',
    load: () => import('./key-disable.ts'),
  },
  {
    name: 'key enable',
    summary: 'Switch an API key on again.',
    argument: keyId,
    example: 'kalends key enable 3',
    load: () => import('./key-enable.ts'),
  },
  {
    name: 'key revoke',
    summary: 'Remove an API key for good.',
    argument: keyId,
    example: 'kalends key revoke 3',
    load: () => import('./key-revoke.ts'),
  },
  {
    name: 'user create',
    summary: 'Create a user of an organization.',
    options: {
      org: { ...org, required: true },
      email: { value: 'ADDRESS', what: 'The email address.', required: true },
      password: { value: 'TEXT', what: 'At least 10 characters; - reads it from standard input.' },
      role: { value: 'ROLE', what: 'owner (the default), admin or member.' },
    },
    example: 'kalends user create --org 1 --email ann@example.org --password -',
    load: () => import('./user-create.ts'),
  },
  {
    name: 'user list',
    summary: 'List the users.',
    options: { org: ofOneOrg },
    example: 'kalends user list',
    load: () => import('./user-list.ts'),
  },
  {
    name: 'user remove',
    summary: 'Remove a user for good.',
    argument: { name: 'ID', what: 'The id of the user; "kalends user list" shows them.' },
    example: 'kalends user remove 3',
    load: () => import('./user-remove.ts'),
  },
  {
    name: 'domain add',
    summary: 'Add a custom domain to an organization.',
    details: 'It prints the DNS records that the owner of the domain has to set up. Then verify it and publish it.',
    options: {
      org: { ...org, required: true },
      host: { value: 'HOST', what: 'The host name, such as events.example.org.', required: true },
      fallback: { value: 'URL', what: 'Where visitors of unknown pages are sent.' },
    },
    example: 'kalends domain add --org 1 --host events.example.org --fallback https://example.org/',
    load: () => import('./domain-add.ts'),
  },
  {
    name: 'domain verify',
    summary: 'Look whether the DNS records of a custom domain are right.',
    argument: domainId,
    example: 'kalends domain verify 2',
    load: () => import('./domain-verify.ts'),
  },
  {
    name: 'domain publish',
    summary: 'Make a custom domain ready for landing pages.',
    details:
      'The DNS records are looked at again; they have to be right. ' +
      'This version does not serve landing pages yet, so requests to the domain are still answered with 421.',
    argument: domainId,
    example: 'kalends domain publish 2',
    load: () => import('./domain-publish.ts'),
  },
  {
    name: 'domain unpublish',
    summary: 'Make a custom domain a draft again.',
    details: 'It is then no longer the default either.',
    argument: domainId,
    example: 'kalends domain unpublish 2',
    load: () => import('./domain-unpublish.ts'),
  },
  {
    name: 'domain default',
    summary: 'Make a custom domain the one for landing pages that name none.',
    argument: domainId,
    options: {
      unset: { what: 'Make it the default no longer: such pages then belong to the address of the service itself.' },
    },
    example: 'kalends domain default 2',
    load: () => import('./domain-default.ts'),
  },
  {
    name: 'domain remove',
    summary: 'Remove a custom domain for good.',
    details: 'It has to be unpublished first. Landing pages that name it name none from then on.',
    argument: domainId,
    options: { force: { what: 'Also when landing pages name it.' } },
    example: 'kalends domain remove 2',
    load: () => import('./domain-remove.ts'),
  },
  {
    name: 'domain list',
    summary: 'List the custom domains.',
    options: { org: ofOneOrg },
    example: 'kalends domain list',
    load: () => import('./domain-list.ts'),
  },
  {
    name: 'event publish',
    summary: 'Publish an event that is a draft.',
    argument: prokeyArgument,
    example: 'kalends event publish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    load: () => import('./event-publish.ts'),
  },
  {
    name: 'event unpublish',
    summary: 'Make an event a draft, which visitors do not see.',
    argument: prokeyArgument,
    example: 'kalends event unpublish 7f1c1a52-93e6-4b07-9f0e-0a3c1e3c0b11',
    load: () => import('./event-unpublish.ts'),
  },
  {
    name: 'demo',
    summary: 'Create sample content.',
    details: 'Styles, landing pages, a call to action and an RSVP template to look at. A second call changes nothing.',
    options: { org: { value: 'ID', what: 'For this organization; left out, for the first one.' } },
    example: 'kalends demo',
    load: () => import('./demo.ts'),
  },
  {
    name: 'backup',
    summary: 'Write everything into one file.',
    details:
      'A server may run meanwhile. The file fits both engines: a backup of PostgreSQL can be restored into SQLite and the other way round.',
    argument: { name: 'FILE', what: 'The file to write; it must not exist yet.' },
    example: 'kalends backup kalends-2027-05-01.db',
    load: () => import('./backup.ts'),
  },
  {
    name: 'restore',
    summary: 'Replace everything by a backup.',
    details: 'The server has to be stopped. On SQLite the database that was there is kept beside the new one.',
    argument: { name: 'FILE', what: 'A file written by "kalends backup".' },
    options: {
      force: { what: 'Also when the database already holds something.' },
      'while-connected': { what: 'Also while other Kalends programs are connected to PostgreSQL.' },
    },
    example: 'kalends restore kalends-2027-05-01.db',
    load: () => import('./restore.ts'),
  },
  {
    name: 'doctor',
    summary: 'Check the installation and say what to mend.',
    options: {
      'accept-missing-wal': {
        what: 'First take a database that was copied without its kalends.db-wal as it is; what was in there is lost.',
      },
    },
    example: 'kalends doctor',
    load: () => import('./doctor.ts'),
  },
]
