import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openApplication } from './application.ts'
import { leaveBrowser } from './browser.ts'
import { follow, passing, patterns, placesWithContent } from './places.ts'

after(leaveBrowser)

test('the places of these tests are all places of the application', () => {
  const routes = readFileSync(new URL('../dashboard/routes.ts', import.meta.url), 'utf8')

  const routed = [...routes.matchAll(/^ {2}\['([^']+)'/gm)].map(([, pattern]) => pattern!)
  assert.deepEqual(routed.toSorted(), [...patterns, ...passing].toSorted())
})

test('every place: the palette finds and runs all its actions, and the Tab key reaches all its controls', async (t) => {
  const application = await openApplication(t)
  const { page, go, server } = application
  // From the start: asking for the event turns it on, which must not race with the key that opens the dialog.
  page.on('filechooser', () => {})
  await page.addInitScript(`globalThis.print = () => document.documentElement.setAttribute('data-printed', '')`)
  const places = await placesWithContent(application)
  await server.newOrganization()
  await go()
  const done = new Set<string>()

  for (const [pattern, own] of Object.entries(commands)) {
    const path = places[pattern]!
    await follow(page, path)
    const expected = [...everywhere, ...(pattern.includes('/o/') ? common : []), ...own].toSorted()
    assert.deepEqual(await offered(page, expected), expected, pattern)
    const missed = await unreachable(page)
    // What came while keys were pressed is reached the second time.
    const left = missed.length > 0 ? await unreachable(page) : []
    assert.deepEqual(left, [], `${pattern}: cannot be reached with the Tab key`)

    // Last: an event that could not be published offers no draft to save.
    const inOrder = expected.toSorted((one, other) => Number(one === 'Publish') - Number(other === 'Publish'))
    for (const label of inOrder.filter((each) => each !== 'Sign out' && !done.has(each))) {
      done.add(label)
      await run(page, label, effects[label]!).catch((error: Error) =>
        assert.fail(`${pattern}, ${label}: ${error.message}`),
      )
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await follow(page, path)
    }
  }
  // Some of them have left unsaved changes.
  await run(page, 'Sign out', 'dialog Sign out anyway?')
  await page.getByRole('button', { name: 'Sign out without saving' }).click()
  await page.waitForURL('**/app/signed-out', { timeout })
})

const everywhere = ['Keyboard shortcuts', 'My account', 'Documentation', 'Sign out']
const common = ['New event', 'Sample content: Add', 'Sample content: Remove', ...['Home', 'Events', 'Calendars', 'Attendees', 'Statistics', 'Templates', 'Settings', 'Recently deleted'].map((place) => `Go to ${place}`)] // oxfmt-ignore
const tabs = (of: string, ...labels: string[]) => labels.map((label) => `${of}: ${label}`)
const sections = ['Organization', 'People', 'API keys', 'Domains', 'Mail log', 'Recently deleted', 'Activity', 'Export']
const settings = (here: string) => tabs('Settings', ...sections.filter((section) => section !== here))
const kinds = ['Buttons', 'Pages', 'Forms', 'Calls to action', 'Mails', 'Images']
const templates = (here: string) => tabs('Templates', ...kinds.filter((kind) => kind !== here))
const eventTabs = (here: string) => tabs('Summer party', ...['Edit', 'Attendees', 'Statistics', 'Share', 'History'].filter((tab) => tab !== here)) // oxfmt-ignore
const groupTabs = (here: string) => tabs('Sample: Evenings', ...['Edit', 'Events', 'Statistics', 'Share'].filter((tab) => tab !== here)) // oxfmt-ignore
const windows = ['Last 7 days', 'Last 90 days', 'Last 12 months', 'All time', 'Custom …', 'Last 30 days']
const report = ['Download CSV', 'Show statistics as a table', 'Show statistics as a chart', ...tabs('Statistics', 'Saves', 'Sign-ups', 'Views', ...windows)] // oxfmt-ignore
const shared = ['Copy the address of the page', 'Open page']
const styles = ['New button', 'Sample: round and colourful', 'Sample: quiet, follows dark mode']
const mails = ['Confirm address', 'Thank you', 'Sign-up confirmation', 'Change confirmation', 'Event update', 'Magic link', 'Second sign-up'] // oxfmt-ignore
const organization = ['Delete organization']

/** What each place offers besides what works everywhere. */
const commands: Record<string, readonly string[]> = {
  '/app/organizations': ['Switch to Example'],
  '/app/me': ['Switch to Example', 'Change email address', 'Set a password', 'Add passkey'],
  '/app/o/:organization': [],
  '/app/o/:organization/start/:goal': [],
  '/app/o/:organization/events': ['Show events in a calendar', 'Show past events', 'Show upcoming events', 'Show all events', 'Show drafts', 'Select all events in the list', 'Print this list', 'Choose columns'], // oxfmt-ignore
  '/app/o/:organization/events/new': ['Save draft', 'Publish', 'Show preview'],
  '/app/o/:organization/events/:prokey': ['Save', 'Switch to draft', 'Show preview', 'Save and inform attendees …', 'Duplicate', 'Move to another calendar …', 'Cancel event …', 'Delete event …', ...eventTabs('Edit')], // oxfmt-ignore
  '/app/o/:organization/events/:prokey/attendees': ['Add attendee', 'Send message', 'Download CSV', 'Print list', 'Choose columns', 'Check-in', ...eventTabs('Attendees')], // oxfmt-ignore
  '/app/o/:organization/events/:prokey/statistics': [...report, ...eventTabs('Statistics')],
  '/app/o/:organization/events/:prokey/share': [...shared, ...eventTabs('Share')],
  '/app/o/:organization/events/:prokey/history': eventTabs('History'),
  '/app/o/:organization/groups': ['New calendar'],
  '/app/o/:organization/groups/new': [],
  '/app/o/:organization/groups/:prokey': ['Delete calendar', ...groupTabs('Edit')],
  '/app/o/:organization/groups/:prokey/events': groupTabs('Events'),
  '/app/o/:organization/groups/:prokey/statistics': [
    ...report,
    'Statistics: Subscriptions',
    ...groupTabs('Statistics'),
  ],
  '/app/o/:organization/groups/:prokey/share': [...shared, ...groupTabs('Share')],
  '/app/o/:organization/attendees': ['Add attendee', 'Send message', 'Download CSV', 'Print list', 'Choose columns'],
  '/app/o/:organization/attendees/:email': ['Download as JSON', 'Erase personal data'],
  '/app/o/:organization/check-in/:prokey': ['Leave check-in', 'Turn sound on'],
  '/app/o/:organization/statistics': [...report, 'Statistics: Subscriptions'],
  '/app/o/:organization/templates/mails': ['New mail template', ...mails, ...templates('Mails')],
  '/app/o/:organization/templates/mails/:id': ['Save', 'Send me a test', 'Reset to built-in texts'],
  '/app/o/:organization/templates/images': ['Upload images', ...templates('Images')],
  '/app/o/:organization/templates/:kind': [...styles, ...templates('Buttons')],
  '/app/o/:organization/templates/:kind/:id': ['Save', 'Duplicate', 'Delete'],
  '/app/o/:organization/settings/organization': [...organization, ...settings('Organization')],
  '/app/o/:organization/settings/people': ['Invite people', ...settings('People')],
  '/app/o/:organization/settings/keys': ['Create key', ...settings('API keys')],
  '/app/o/:organization/settings/domains': ['Add domain', ...settings('Domains')],
  '/app/o/:organization/settings/mail': settings('Mail log'),
  '/app/o/:organization/settings/deleted': settings('Recently deleted'),
  '/app/o/:organization/settings/activity': settings('Activity'),
  '/app/o/:organization/settings/export': ['Start export', ...settings('Export')],
}

/** What a command does: `at` an address that ends like this, `dialog` with this title, a `file`, and so on. */
const effects: Record<string, string> = {
  'Keyboard shortcuts': 'dialog Keyboard shortcuts',
  'My account': 'at /app/me',
  Documentation: 'opens /docs',
  'Switch to Example': 'at /app/o/1',
  'New event': 'at /events/new',
  'Go to Recently deleted': 'at /settings/deleted',
  'Choose columns': 'dialog Columns',
  'Go to Home': 'at /app/o/1',
  'Go to Events': 'at /events',
  'Go to Calendars': 'at /groups',
  'Go to Attendees': 'at /attendees',
  'Go to Statistics': 'at /statistics',
  'Go to Templates': 'at /templates/styles',
  'Go to Settings': 'at /settings/organization',
  'Change email address': 'dialog Change email address',
  'Set a password': 'dialog Set a password',
  'Add passkey': 'shows Passkeys',
  'Show events in a calendar': 'at ?view=calendar',
  'Show past events': 'at ?time=past',
  'Show upcoming events': 'at /events',
  'Show all events': 'at ?time=all',
  'Show drafts': 'at ?status=draft',
  'Select all events in the list': 'offers Clear the selection',
  'Print this list': 'prints',
  'Save draft': 'shows What is marked needs your attention',
  Publish: 'shows What is marked needs your attention',
  'Show preview': 'offers Hide preview',
  Save: 'says Saved',
  'Switch to draft': 'offers Switch to published',
  'Save and inform attendees …': 'dialog Save and inform attendees',
  Duplicate: 'says Duplicated. This is the copy, as a draft.',
  'Move to another calendar …': 'dialog Move to another calendar',
  'Cancel event …': 'dialog Cancel “Summer party”?',
  'Delete event …': 'dialog Delete “Summer party”?',
  'Summer party: Edit': 'at /events/:prokey',
  'Summer party: Attendees': 'at /attendees',
  'Summer party: Statistics': 'at /statistics',
  'Summer party: Share': 'at /share',
  'Summer party: History': 'at /history',
  'Add attendee': 'dialog Add attendee',
  'Send message': 'dialog Message to attendees',
  'Download CSV': 'file .csv',
  'Print list': 'prints',
  'Check-in': 'at /check-in/:prokey',
  'Show statistics as a table': 'at ?view=table',
  'Show statistics as a chart': 'at /statistics',
  'Statistics: Saves': 'at ?metric=saves',
  'Statistics: Sign-ups': 'at ?metric=sign_ups',
  'Statistics: Subscriptions': 'at ?metric=subscriptions',
  'Statistics: Views': 'at /statistics',
  'Statistics: Last 7 days': 'at ?window=7',
  'Statistics: Last 30 days': 'at /statistics',
  'Statistics: Last 90 days': 'at ?window=90',
  'Statistics: Last 12 months': 'at ?window=12m',
  'Statistics: All time': 'at ?window=all',
  'Statistics: Custom …': 'dialog Time',
  'Copy the address of the page': 'says Copied',
  'Open page': 'opens /:prokey',
  'New calendar': 'at /groups/new',
  'Delete calendar': 'dialog Delete “Sample: Evenings”?',
  'Sample: Evenings: Edit': 'at /groups/:prokey',
  'Sample: Evenings: Events': 'at /events',
  'Sample: Evenings: Statistics': 'at /statistics',
  'Sample: Evenings: Share': 'at /share',
  'Download as JSON': 'file .json',
  'Erase personal data': 'dialog Erase everything about this person?',
  'Leave check-in': 'at /attendees',
  'Turn sound on': 'offers Turn sound off',
  'New button': 'at /templates/styles/new',
  'Sample: round and colourful': 'at /templates/styles/1',
  'Sample: quiet, follows dark mode': 'at /templates/styles/2',
  'Templates: Buttons': 'at /templates/styles',
  'Templates: Pages': 'at /templates/pages',
  'Templates: Forms': 'at /templates/forms',
  'Templates: Calls to action': 'at /templates/calls-to-action',
  'Templates: Mails': 'at /templates/mails',
  'Templates: Images': 'at /templates/images',
  'New mail template': 'dialog New mail template',
  ...Object.fromEntries(mails.map((name) => [name, 'at /templates/mails/:id'])),
  'Send me a test': 'shows There is no mail server. The test is in the mail log.',
  'Reset to built-in texts': 'dialog Reset',
  'Upload images': 'chooses a file',
  Delete: 'dialog Delete “Sample: round and colourful”?',
  'Sample content: Add': 'says The sample content is there already.',
  'Sample content: Remove': 'dialog Remove the sample content?',
  'Delete organization': 'dialog Delete',
  ...Object.fromEntries(sections.map((section) => [`Settings: ${section}`, `at /settings/${{ 'API keys': 'keys', 'Mail log': 'mail', 'Recently deleted': 'deleted' }[section] ?? section.toLowerCase()}`])), // oxfmt-ignore
  'Invite people': 'dialog Invite somebody',
  'Create key': 'dialog New API key',
  'Add domain': 'dialog Add a domain',
  'Start export': 'shows Cancel',
}

async function openPalette(page: Page) {
  await page.keyboard.press('Control+K')
  await page.locator('.palette input:focus').waitFor()
}

/** The commands in the palette, as soon as they are the expected ones. A screen offers some only once its data is there. */
async function offered(page: Page, expected: readonly string[]): Promise<string[]> {
  await openPalette(page)
  const found = await labelsWhen(page, (labels) => labels.toSorted().join() === expected.join())
  await page.keyboard.press('Escape')
  await page.locator('.palette').waitFor({ state: 'detached' })
  return found.toSorted()
}

/** What the palette lists, as soon as it is as expected or after a while. */
async function labelsWhen(page: Page, isExpected: (labels: readonly string[]) => boolean): Promise<string[]> {
  for (const end = Date.now() + timeout; ;) {
    const labels = await page.locator('.palette-label').allTextContents()
    if (isExpected(labels) || Date.now() > end) return labels
    await page.waitForTimeout(20)
  }
}

/** Finds a command by its name and runs it, by keyboard alone. */
async function run(page: Page, label: string, effect: string) {
  await openPalette(page)
  await page.keyboard.insertText(label)
  const words = label.split(' ')
  const labels = await labelsWhen(page, ([first = '']) => words.every((word) => first.includes(word)))
  assert.ok(labels.includes(label), 'It is not found by its name.')
  const chosen = page.locator('[aria-selected=true] .palette-label')
  // What is found later may push it down.
  for (let presses = 0; (await chosen.textContent()) !== label && presses < 100; presses += 1)
    await page.keyboard.press('ArrowDown')
  const [what, ...expected] = effect.split(' ')
  const seen = waits[what!]!(page, expected.join(' '))
  await page.keyboard.press('Enter')
  await seen
  // Where the address is right already, the command may still be about to run.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))')
}

/**
 * Controls in the main part that the Tab key does not reach. In a group of radio buttons, a grid or a toolbar it reaches
 * one, and the arrow keys the others.
 */
async function unreachable(page: Page): Promise<string[]> {
  const controls = 'button, a[href], input, select, textarea, summary, [contenteditable=true], [tabindex]'
  const count = await page.evaluate<number>(`(() => {
    const main = document.querySelector('main')
    globalThis.reached = new Set()
    main.addEventListener('focusin', ({ target }) => reached.add(target))
    const before = document.createElement('button')
    main.before(before)
    before.focus()
    before.addEventListener('blur', () => before.remove())
    globalThis.controls = () => [...main.querySelectorAll('${controls}')].filter((each) => !each.matches(':disabled, h1, h3, iframe') && !each.closest('[inert]') && each.checkVisibility({ visibilityProperty: true }))
    // Date and time have a stop for each of their parts, and what scrolls has one too.
    return controls().length + 10 + 4 * main.querySelectorAll('[type=date], [type=time]').length
  })()`)
  // Held down: single presses would wait for a picture of each stop.
  await Promise.all(Array.from({ length: count }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  return page.evaluate<string[]>(`(() => {
    const groupOf = (each) => each.type === 'radio' ? document.getElementsByName(each.name)[0] : each.closest('[role=grid], [role=toolbar]') ?? each
    const groups = new Set([...reached].map(groupOf))
    // Keys that are pressed in a preview stay there.
    document.querySelector('main h1').focus()
    return controls().filter((each) => !groups.has(groupOf(each))).map((each) => each.outerHTML.slice(0, 120))
  })()`)
}

const timeout = 20_000
const patternOf = (text: string) =>
  new RegExp(`${text.replaceAll(/[.?*+^$()[\]|]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[\\w-]+')}$`)

/** Waits for an effect. */
const waits: Record<string, (page: Page, expected: string) => Promise<unknown>> = {
  at: (page, expected) => page.waitForURL(patternOf(expected), { timeout }),
  dialog: (page, title) => page.getByRole('dialog', { name: title }).waitFor({ timeout }),
  says: (page, text) => page.getByRole('status').getByText(text).first().waitFor({ timeout }),
  shows: (page, text) => page.locator('main').getByText(text).first().waitFor({ timeout }),
  offers: async (page, label) => {
    await page.locator('.palette').waitFor({ state: 'detached', timeout })
    await openPalette(page)
    await page.locator('.palette-label', { hasText: label }).waitFor({ timeout })
  },
  prints: async (page) => {
    await page.locator('html[data-printed]').waitFor({ timeout })
    await page.evaluate(`document.documentElement.removeAttribute('data-printed')`)
  },
  file: async (page, ending) => assert.ok((await page.waitForEvent('download', { timeout })).suggestedFilename().endsWith(ending)), // oxfmt-ignore
  chooses: (page) => page.waitForEvent('filechooser', { timeout }),
  opens: async (page, path) => {
    const opened = await page.context().waitForEvent('page', { timeout })
    await opened.waitForURL(patternOf(path), { timeout, waitUntil: 'commit' })
    await opened.close()
  },
}
