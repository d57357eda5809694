import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buttonStyles } from '@kalends/contract'
import type { Page } from 'playwright-core'
import { evening, newEvent, newRsvpEvent } from './content.ts'
import type { Scene } from './scene.ts'
import type { Stage } from './stage.ts'

/** A page of somebody else with buttons. */
const pageWith =
  (...makers: ((stage: Stage) => Promise<string>)[]) =>
  async (stage: Stage) => {
    const prokeys = await Promise.all(makers.map((make) => make(stage)))
    const buttons = prokeys.map((prokey) => `<p><kalends-button prokey="${prokey}"></kalends-button></p>`)
    const path = join(stage.folder, `${prokeys[0]}.html`)
    await writeFile(
      path,
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
      <style>body { margin: 0; padding: 32px; font: 16px/1.5 system-ui; } p { margin: 0 0 28px; }</style>
      <h1>A page with a button</h1>${buttons.join('')}<p>Text below it.</p><script src="${stage.origin}/button.js"></script>`,
    )
    return pathToFileURL(path).href
  }

const drawn = (page: Page) => page.getByRole('button').first().waitFor()

async function openFirst(page: Page) {
  await page.getByRole('button').first().click()
  await page.waitForTimeout(600)
}

/** The list of dates to choose from. */
async function openDates(page: Page) {
  await openFirst(page)
  await page.getByText('Google Calendar').click()
  await page.waitForTimeout(600)
}

/** The ticket that follows a sign-up. */
async function signUp(page: Page) {
  await openFirst(page)
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByLabel('Email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
  await page.locator('.ticket').waitFor()
}

const styled =
  (style: object, fields: object = {}) =>
  (stage: Stage) =>
    newEvent(stage, fields, { style: { trigger: 'click', ...style } })

const button = (name: string, style: object, fields: object = {}): Scene => ({
  name: `button-${name}`,
  set: pageWith(styled(style, fields)),
  act: openFirst,
  isWindowOnly: true,
})

const several = [3, 10, 17, -4].map((days, i) => evening(days, { name: `Evening ${i + 1}` }))
const styles = buttonStyles.filter((style) => style !== 'custom')

/** The button closed in all styles and states, and everything that opens from it. */
export const buttons: readonly Scene[] = [
  { name: 'button-styles', set: pageWith(...styles.map((buttonStyle) => styled({ buttonStyle }))), act: drawn },
  {
    name: 'button-states',
    set: pageWith(
      styled({}, { dates: [evening(-5)] }),
      styled({}, { dates: [evening(20, { status: 'CANCELLED' })] }),
      styled({ pastDateHandling: 'disable' }, { dates: [evening(-5)] }),
      (stage) => newRsvpEvent(stage, {}),
    ),
    act: drawn,
  },
  button('dropdown', {}),
  button('overlay', { listStyle: 'overlay' }),
  button('modal', { listStyle: 'modal' }),
  button('dropup-static', { listStyle: 'dropup-static' }),
  button('date', { buttonStyle: 'date' }),
  { ...button('several-dates', {}, { title_event_series: 'Summer nights', dates: several }), act: openDates },
  {
    name: 'button-rsvp',
    set: pageWith((stage) => newRsvpEvent(stage, { max: 40 })),
    act: openFirst,
    isWindowOnly: true,
  },
  { name: 'button-ticket-series', set: pageWith((stage) => newRsvpEvent(stage, {}, { recurrence: 'RRULE:FREQ=WEEKLY;COUNT=12' })), act: signUp, isWindowOnly: true }, // oxfmt-ignore
  { name: 'button-ticket', set: pageWith((stage) => newRsvpEvent(stage, {})), act: signUp, isWindowOnly: true },
]
