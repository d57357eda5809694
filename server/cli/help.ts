import { globalOptions } from './arguments.ts'
import type { Command, Option } from './command.ts'
import { columns, indent, wrap } from './text.ts'

/** What `kalends --help` says. */
export function overview(commands: readonly Command[]): string {
  return [
    'Kalends, an event calendar service.',
    '',
    'Usage: kalends COMMAND [OPTIONS]',
    '',
    'In the folder of the project it is called as ./kalends, elsewhere by its path: /opt/kalends/kalends.',
    '',
    indent(columns(commands.map((command) => [callOf(command), command.summary]))),
    '',
    indent(
      columns([
        ...optionLines(globalOptions),
        ['--help', 'Say more about a command: "kalends org create --help".'],
        ['--version', 'Say which version this is.'],
      ]),
    ),
    '',
    wrap(
      'Settings come from the environment, and those that are not set there from the first file kalends.env in the ' +
        'current folder, the folder of the project or the folder of the data. They are:',
    ),
    '',
    indent(columns(settings)),
  ].join('\n')
}

/** What `kalends COMMAND --help` says. */
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

/** What `kalends org --help` says. */
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
    [what, required && 'Required.', repeats && 'May be repeated.'].filter(Boolean).join(' '),
  ])
}

const callOf = ({ name, argument }: Command) => (argument ? `${name} ${argument.name}` : name)

const settings = [
  ['PORT, HOST', 'Where the server listens; 8080 on all addresses.'],
  ['PUBLIC_URL', 'Where it is reached from outside, such as https://events.example.org.'],
  ['LANDING_URL, ICS_URL', 'Other addresses for pages and calendar files; PUBLIC_URL.'],
  ['DATA_DIR', 'The folder of the SQLite database; data in the project folder.'],
  ['DATABASE_URL', 'A PostgreSQL database to use in place of SQLite.'],
  ['DATABASE_TIMEOUT', 'Seconds that PostgreSQL may take for a query; 5.'],
  ['LOG_LEVEL', 'fatal, error, warn, info (the default), debug or silent.'],
  ['API_RATE_LIMIT', 'Requests allowed per minute and key; no limit.'],
  ['STALL_TIMEOUT', 'Seconds after which a connection that takes nothing of its answer is dropped; 30.'],
  ['RSVP_LIMITS', 'off takes sign-ups however fast and often they come, for load tests only; on.'],
  ['RSVP_PER_NETWORK', 'Answers that one network may send to sign-up forms in ten minutes; 60.'],
  ['RSVP_RETENTION_DAYS', 'Days after an event until the personal data of answers is erased, or unlimited; 90.'],
  ['COUNTRY_HEADER', 'The header in which a trusted proxy tells the country of a visitor; none.'],
  ['COUNTRY_TABLE', 'A table of countries in MMDB format; the one that comes along.'],
  ['RAW_VISITS_DAYS', 'Days for which visits are kept one by one; 760.'],
  ['TRUST_PROXY', 'Addresses of proxies in front of the server.'],
  ['DNS_SERVERS', 'Name servers for checking custom domains and fetching external calendars; those of the machine.'],
  ['OUTBOUND_ALLOW', 'Addresses in your own network that external calendars may be fetched from; none.'],
  ['SMTP_URL', 'The mail server, such as smtps://user:password@mail.example.org; mails are kept to be read.'],
  ['MAIL_FROM', 'The address that mails come from; noreply@ and the host of PUBLIC_URL.'],
  ['MAIL_DAILY_LIMIT', 'Mails that an organization may send in a day, fewer while it is new; unlimited.'],
  ['DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE', 'What mails are signed with; nothing.'],
  ['SETTINGS_FILE', 'The same as --env-file, in the environment only; none for no file at all.'],
]
