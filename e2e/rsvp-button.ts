import type { TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type Site, startSite } from './button-page.ts'

const fields = [
  { type: 'text', name: 'submit', label: 'Your company', required: true },
  { type: 'number', name: 'age', label: 'Age' },
  { type: 'label', label: 'What do you eat?' },
  { type: 'radio', name: 'status', label: 'Everything', placeholder: 'all', required: true },
  { type: 'radio', name: 'elements', label: 'Vegetarian', placeholder: 'veg', required: true },
  { type: 'checkbox', name: 'terms', label: 'I accept the house rules', required: true },
  { type: 'hidden', name: 'source', default: 'button' },
]
export const asking = { initial_confirmation: false, maybe_option: true, maxpp: 4, max: 10, fields }

// Tests fill in forms too fast for a person.
export const startRsvpSite = (t: TestContext, browser: Browser, env: Record<string, string> = {}) =>
  startSite(t, browser, { RSVP_LIMITS: 'off', ...env })

export async function rsvpButton(
  { server, button }: Site,
  template: Record<string, unknown> = {},
  style = {},
  event = {},
) {
  const rsvp_block = Number((await server.post('/rsvp-block', { name: 'x', ...template })).body.id)
  const element = await button(style, { rsvp: true, rsvp_block, ...event })
  return { element, rsvp_block, prokey: /prokey="(.*?)"/.exec(element)![1]! }
}

export async function signUp(page: Page, email: string) {
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Confirm my seat' }).click()
}

export function dialogLink(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('link', { name }).getAttribute('href')
}

/** The type of the focused field, or the text of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(
    '(({ type, textContent }) => type ?? textContent)(document.activeElement.shadowRoot.activeElement)',
  )
}
