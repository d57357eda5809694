import type { TestContext } from 'node:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { formOf, linkIn, postForm } from '../server/testing/attendee.ts'
import { finallyIn } from '../server/testing/finally.ts'
import { type TestServer, startServer } from '../server/testing/server.ts'
import { closeContext } from './browser.ts'

export const [phone, desktop] = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
/** A form with every kind of field. */
export const template = {
  headline: 'Save your seat',
  maxpp: 3,
  initial_confirmation: false,
  maybe_option: true,
  fields: [
    { type: 'text', name: 'name', required: true, label: 'Your name' },
    { type: 'number', name: 'children', label: 'Children with you' },
    { type: 'label', label: 'Meal' },
    { type: 'radio', name: 'soup', label: 'Soup', placeholder: 'yes', required: true },
    { type: 'radio', name: 'salad', label: 'Salad', placeholder: 'yes' },
    { type: 'checkbox', name: 'terms', required: true, label: 'I agree' },
  ],
}

export const addresses = new WeakMap<TestServer, string>()

/** A server, and a function that opens its pages in a new browser context. */
export async function startPages(t: TestContext, browser: Browser, common: BrowserContextOptions, env = {}) {
  const server = await startServer(t, env)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  addresses.set(server, address)
  const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...common, ...options })
    finallyIn(t, () => closeContext(context))
    const page = await context.newPage()
    await page.goto(`${address}${path}`)
    return page
  }
  return { server, visit }
}

/** Sends the form; returns the path of the page after it. */
export async function replied(server: TestServer, event: string, fields: Record<string, string>): Promise<string> {
  const { form } = await formOf(server, event)
  return (await postForm(server, `/${event}/rsvp`, { form, ...fields })).headers.location!
}

export async function mailed(server: TestServer, event: string, kind: string, purpose: string): Promise<string> {
  return `${addresses.get(server)}${await linkIn(server, event, kind, purpose)}`
}

export async function answer(server: TestServer, event: string) {
  return (await server.get(`/rsvp-answers/${event}/latest`)).body
}

export async function sees(page: Page, heading: string) {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
