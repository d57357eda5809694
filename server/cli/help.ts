import { globalOptions } from './arguments.ts'
import type { Command, Option } from './command.ts'
import { columns, indent, wrap } from './text.ts'

/** The output of `kalends --help`. */
export function overview(commands: readonly Command[]): string {
  return [
    'Kalends, an event calendar service.',
    '',
    'Usage: kalends COMMAND [OPTIONS]',
    '',
    'In the project folder, run ./kalends; elsewhere, use its path: /opt/kalends/kalends.',
    '',
    indent(columns(commands.map((command) => [callOf(command), command.summary]))),
    '',
    indent(
      columns([
        ...optionLines(globalOptions),
        ['--help', 'Show help for a command: "kalends org create --help".'],
        ['--version', 'Show the version.'],
      ]),
    ),
    '',
    wrap(
      'Settings come from the environment and, if not set there, from the first kalends.env found in the current ' +
        'folder, the project folder or the data folder:',
    ),
    '',
    indent(columns(settings)),
  ].join('\n')
}

/** The output of `kalends COMMAND --help`. */
export function helpFor(command: Command): string {
  const required = Object.entries(command.options ?? {}).filter(([, option]) => option.required)
  const lines = [
    ...(command.argument ? [[command.argument.name, command.argument.what]] : []),
    ...optionLines({ ...command.options, ...globalOptions }),
  ]
  const rest = required.map(([name, { value }]) => `--${name} ${value}`)
  return [
    `Usage: kalends ${[callOf(command), ...rest, '[OPTIONS]'].join(' ')}`,
    '',
    wrap([command.summary, command.details].filter(Boolean).join(' ')),
    '',
    indent(columns(lines)),
    '',
    ...(command.glossary
      ? [`${command.glossary.heading}:`, '', indent(columns(Object.entries(command.glossary.words))), '']
      : []),
    'Example:',
    '',
    indent(command.example),
  ].join('\n')
}

/** The output of `kalends org --help`. */
export function helpForGroup(group: readonly Command[]): string {
  return [
    `Usage: kalends ${group[0]!.name.split(' ')[0]} COMMAND [OPTIONS]`,
    '',
    indent(columns(group.map((command) => [callOf(command), command.summary]))),
  ].join('\n')
}

function optionLines(options: Readonly<Record<string, Option>>): string[][] {
  return Object.entries(options).map(([name, { value, what, required, repeats }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    [what, required && 'Required.', repeats && 'Can be repeated.'].filter(Boolean).join(' '),
  ])
}

const callOf = ({ name, argument }: Command) => (argument ? `${name} ${argument.name}` : name)

const settings = [
  ['PORT, HOST', 'Where the server listens. Default: 8080 on all addresses.'],
  ['PUBLIC_URL', 'The public address, such as https://events.example.org.'],
  ['LANDING_URL, ICS_URL', 'Separate addresses for pages and calendar files. Default: PUBLIC_URL.'],
  ['DATA_DIR', 'The folder of the SQLite database. Default: data in the project folder.'],
  ['DATABASE_URL', 'A PostgreSQL database to use instead of SQLite.'],
  ['DATABASE_DIRECT_URL', 'The same database past a pooler such as PgBouncer. Default: DATABASE_URL.'],
  ['DATABASE_TIMEOUT', 'Seconds a PostgreSQL query may take, or a write to SQLite waits for a command. Default: 5.'],
  ['LOG_LEVEL', 'fatal, error, warn, info, debug or silent. Default: info.'],
  ['LOG_FORMAT', 'json, or pretty for people. Default: json.'],
  ['SLOW_REQUEST', 'Milliseconds after which a request is logged as slow. Default: 1000.'],
  ['API_RATE_LIMIT', 'Requests allowed per minute and key. Default: no limit.'],
  [
    'STALL_TIMEOUT',
    'Seconds after which a connection is dropped if the client does not read its response. Default: 30.',
  ],
  ['STOP_TIMEOUT', 'Seconds for which requests may finish when the server stops. Default: 10.'],
  ['ROOT_REDIRECT', 'Where visitors of the root of the server are redirected. Default: none, they get a start page.'],
  ['RSVP_LIMITS', 'off accepts sign-ups at any rate, for load tests only. Default: on.'],
  ['WRONG_KEYS_PER_NETWORK', 'Requests with a wrong key one network may send in ten seconds. Default: 30.'],
  ['RSVP_PER_NETWORK', 'Sign-ups one network may send in ten minutes. Default: 60.'],
  ['RSVP_RETENTION_DAYS', 'Days after an event until the personal data of RSVPs is erased, or unlimited. Default: 90.'],
  ['COUNTRY_HEADER', 'The header in which a trusted proxy sends the country of a visitor. Default: none.'],
  ['COUNTRY_TABLE', 'A country table in MMDB format. Default: the bundled one.'],
  ['ACTIVITY_DAYS', 'Days to keep the record of who changed what. Default: 400.'],
  ['RESTORE_DAYS', 'Days for which deleted items can be restored. Default: 30.'],
  ['RAW_VISITS_DAYS', 'Days to keep individual visits. Default: 760.'],
  ['TRUST_PROXY', 'Addresses of proxies in front of the server. Default: none.'],
  ['DNS_SERVERS', 'Name servers for custom domains and external calendars. Default: those of the machine.'],
  ['OUTBOUND_ALLOW', 'Addresses in your own network that external calendars may be fetched from. Default: none.'],
  ['SMTP_URL', 'The mail server, such as smtps://user:password@mail.example.org. Default: none, mails are stored.'],
  ['MAIL_FROM', 'The sender address of mails. Default: noreply@ and the host of PUBLIC_URL.'],
  ['MAIL_DAILY_LIMIT', 'Mails an organization may send per day, fewer while it is new. Default: unlimited.'],
  ['DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE', 'The DKIM signature of mails. Default: none.'],
  ['SIGN_IN', 'How people may sign in: a list of password, passkey, link and oidc. Default: all that are set up.'],
  ['ORGANIZATIONS', 'Who may create organizations: admins of one, everyone or nobody. Default: admins.'],
  ['OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME', 'An identity provider. Default: none.'],
  ['OIDC_AUTO_JOIN', 'The id of the organization that unknown people of the provider join. Default: none.'],
  [
    'OIDC_ROLE_CLAIM, OIDC_ROLE_MAP',
    'Roles from the provider, such as groups and staff:editor,*:viewer. Default: none.',
  ],
  ['BACKUP_DIR', 'An existing folder for backups on a schedule. Default: none.'],
  ['BACKUP_EVERY, BACKUP_KEEP', 'Hours between them, and how many are kept. Default: 24, 14.'],
  ['BACKUP_S3_URL', 'Where they are copied to, such as https://KEY_ID:SECRET@s3.example.com/bucket. Default: none.'],
  ['SECURITY_CONTACT', 'Where people report vulnerabilities, shown in /.well-known/security.txt. Default: none.'],
  ['METRICS_TOKEN', 'What a monitoring system sends to read /metrics. Default: none, there are no metrics.'],
  [
    'DATABASE_URL_FILE, DATABASE_DIRECT_URL_FILE, SMTP_URL_FILE, OIDC_CLIENT_SECRET_FILE, BACKUP_S3_URL_FILE, METRICS_TOKEN_FILE',
    'Files that contain these settings. Default: none.',
  ],
  ['SETTINGS_FILE', 'Same as --env-file, in the environment only; none disables the settings file.'],
]
