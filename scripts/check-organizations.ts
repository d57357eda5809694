import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sqlFile } from './check-imports.ts'

/** By reason: see docs/decisions/0045-an-organization-in-every-query.md. */
const exceptions = {
  // By a key, a link, an address or an id that an operator knows.
  'finds the organization': [
    'accounts/link-store linkByHash',
    'accounts/link-store prolongLink',
    'accounts/link-store takeLink',
    'accounts/store keyReader',
    'accounts/store takeKey',
    'addresses/store event',
    'addresses/store group',
    'domains/store findDomain',
    'domains/store publishedDomainsReader',
    'domains/store takeDomain',
    'events/store findOwner',
    'events/store published',
    'export/export-store beginAttempt',
    'export/export-store failExport',
    'groups/store group',
    'images/store imageReader',
    'images/store scaledImageReader',
    'publication/store draft',
    'publication/store event',
    'publication/store group',
    'rsvp/store lockAnswerBehind',
    'rsvp/store openEvent',
    'statistics/counts anyEventReader',
    'statistics/counts anyGroupReader',
  ],
  'is about a person': [
    'accounts/link-store deleteLinks',
    'accounts/link-store deleteLinksOf',
    'accounts/link-store newAddressOf',
    'accounts/people-store isMemberAnywhere',
    'accounts/people-store organizationsOf',
  ],
  'is for the operator': [
    'accounts/people-store listOwners',
    'accounts/people-store listUsers',
    'accounts/store firstWithoutKeys',
    'accounts/store listKeys',
    'domains/store listDomains',
    'jobs/queue listJobs',
    'jobs/queue removeJob',
    'jobs/queue retryJob',
    'mail/store listMails',
    'mail/store mailsBeginningWith',
    'resources/inspect page',
    'rsvp/store wrongCounters',
    'templates/store emailTemplateRows',
  ],
  'works for all organizations': [
    'accounts/link-store deleteLinksBefore',
    'accounts/removal-store dueRemovals',
    'activity/list-store ends',
    'activity/list-store upTo',
    'activity/read-store adoptForeign',
    'activity/read-store removeActivityBefore',
    'activity/read-store removeStatesBefore',
    'events/search-store fillSearch',
    'events/split-store deleteOldOrigins',
    'export/export-store expiredExports',
    'groups/store deleteUnusedCopies',
    'jobs/claims leased',
    'jobs/claims nextInTurn',
    'jobs/claims oldestOfName',
    'jobs/claims organizationAfter',
    'jobs/queue complete',
    'jobs/queue completeAll',
    'jobs/queue putOff',
    'jobs/queue withdrawJob',
    'mail/limit-store countedMails',
    'mail/limit-store removeLimitKeys',
    'mail/sending-store mailsToSend',
    'mail/sending-store markMails',
    'mail/store removeMailsBefore',
    'resources/idempotency removeSome',
    'rsvp/mail/message-store removeMessagesBefore',
    'rsvp/mail/store answersAmong',
    'rsvp/personal-store outlivedAnswers',
    'rsvp/reminder-store forget',
    'rsvp/reminder-store remindable',
    'rsvp/reminder-store takeDue',
    'rsvp/removed-store forgetRemovedBefore',
    'rsvp/store expiredAnswers',
    'rsvp/waiting-store allInLine',
    'statistics/store subjectsAfter',
  ],
  'is part of a query that says it': [
    'activity/list-store isLastOfItem',
    'activity/read-store selectChanges',
    'events/search-store findRunning',
    'rsvp/attendee-list/selection-store unsubscribedFrom',
    'statistics/event-store statementOf',
  ],
} satisfies Record<string, readonly string[]>

/**
 * Every query that may see rows of several organizations, as a sentence. A query is a chain of Kysely from `selectFrom`, `updateTable`
 * or `deleteFrom` on, with its subqueries, or a text of SQL. If its table has an organization, it compares it with a value. An
 * exception is named by its file and the function or the prepared statement it is in.
 */
export function checkOrganizations(
  root = resolve(import.meta.dirname, '..'),
  allowed: Record<string, readonly string[]> = exceptions,
): string[] {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/migrations', 'server/testing'] })
  const sources = files.toSorted().map((file) => ({ file, text: readFileSync(resolve(root, file), 'utf8') }))
  const tables = new Set(
    sources.flatMap(({ file, text }) => (/database\/.*tables\.ts$/.test(file) ? tablesIn(text) : [])),
  )
  const found = sources
    .filter(({ file }) => sqlFile.test(file))
    .flatMap(({ file, text }) =>
      queriesIn(text)
        .filter((query) => tables.has(query.table) && !isLimited.test(query.text))
        .map(({ start, table }) => ({
          at: `${file}:${lineAt(text, start)}`,
          table,
          name: `${file.slice('server/'.length, -'.ts'.length)} ${nameAt(text, start)}`,
        })),
    )
  const names = new Set(found.map(({ name }) => name))
  const known = Object.values(allowed).flat()
  return [
    ...found
      .filter(({ name }) => !known.includes(name))
      .map(({ at, table, name }) => `${at} does not say of which organization, reading or writing ${table} (${name})`),
    ...known
      .filter((name) => !names.has(name))
      .map((name) => `${name} needs no exception in scripts/check-organizations.ts`),
  ]
}

/** The tables that have an organization, and those of items, which are named at run time. */
function tablesIn(text: string): string[] {
  const declared = text.matchAll(/^  (\w+): ([^]*?)(?=^  [\w/]|^\})/gm)
  const owned = [...declared].filter(([, , columns]) =>
    /\borganization: number|ItemColumns|'rsvp_answer'/.test(columns!),
  )
  return [anyItem, ...owned.map(([, name]) => name!)]
}

const anyItem = 'resource.table'

interface Query {
  readonly start: number
  readonly text: string
  readonly table: string
}

const chain = /\.(?:selectFrom|updateTable|deleteFrom)\(\s*(?:'(\w+)|)/y
const call = /(?:\s|\/\/.*\n)*\.\$?\w+(?=[(<])(?:<[^(]*>)?/y
const sql = /\b(?:from|join|update) (?:(\w+)|\$\{(?:this\.)?resource\.table\})/g

/** The outermost ones. */
function queriesIn(text: string): Query[] {
  const found: Query[] = []
  for (let at = 0; at < text.length;) {
    const table = matchAt(chain, text, at)
    const next = table ? endOfChain(text, at) : /[([{]/.test(text[at]!) ? at + 1 : afterToken(text, at)
    if (table) found.push({ start: at, text: text.slice(at, next), table: table[1] ?? anyItem })
    else if (/['"`]/.test(text[at]!)) {
      const part = text.slice(at, next)
      for (const [, name] of part.matchAll(sql)) found.push({ start: at, text: part, table: name ?? anyItem })
    }
    at = next
  }
  return found
}

const isLimited =
  /\bownedBy\(|\borganization(?:\.id)?(?: \+ 0)? = (?:\?|\$\{)|(?<!Ref)\(\s*'(?:\w+\.)?organization(?:\.id)?',\s*'(?:=|is not distinct from)'/

function endOfChain(text: string, start: number): number {
  let end = text.indexOf('(', start)
  for (;;) {
    end = afterToken(text, end)
    const next = matchAt(call, text, end)
    if (!next) return end
    end += next[0].length
  }
}

/** Behind a comment, a text, everything between brackets, or a single character. */
function afterToken(text: string, at: number): number {
  const begin = text.slice(at, at + 2)
  if (begin === '//') return endOf('\n', text, at)
  if (begin === '/*') return endOf('*/', text, at)
  if (/^['"`]/.test(begin)) return afterText(text, at)
  if (!/^[([{]/.test(begin)) return at + 1
  let end = at + 1
  while (end < text.length && !/[)\]}]/.test(text[end]!)) end = afterToken(text, end)
  return end + 1
}

function afterText(text: string, at: number): number {
  let end = at + 1
  while (end < text.length && text[end] !== text[at]) {
    if (text[end] === '\\') end += 2
    else if (text[at] === '`' && text.startsWith('${', end)) end = afterToken(text, end + 1)
    else end += 1
  }
  return end + 1
}

function endOf(sign: string, text: string, at: number): number {
  const found = text.indexOf(sign, at)
  return found === -1 ? text.length : found + sign.length
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const declaration =
  /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)|^ +(?:const )?(\w+)(?::| =) database\.statement/gm

function nameAt(text: string, at: number): string {
  const names = [...text.matchAll(declaration)].filter(({ index }) => index <= at)
  return names.at(-1)?.slice(1).find(Boolean) ?? ''
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
