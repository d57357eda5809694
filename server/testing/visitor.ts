import assert from 'node:assert/strict'
import { calendarTypes } from '@kalends/contract'
import type { Answer, TestServer } from './server.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'

/** The user agents of visitors. */
const agents = {
  safari: `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`,
  chromeOnIphone: `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1`,
  instagram: `${iphone} Mobile/15E148 Instagram 320.0`,
  android: `${pixel}) AppleWebKit/537.36 Chrome/123.0 Mobile Safari/537.36`,
  androidApp: `${pixel}; wv) AppleWebKit/537.36 Version/4.0 Chrome/123.0 Mobile Safari/537.36`,
}
export type Agent = keyof typeof agents

/** Opens a URL as a browser does. */
export function open(server: TestServer, url: string, agent?: Agent, headers: Record<string, string> = {}) {
  const userAgent = agent && { 'user-agent': agents[agent] }
  return server.request({ url, headers: { accept: 'text/html', ...userAgent, ...headers } })
}

export function titleOf({ status, text }: Answer): string {
  assert.equal(status, 200, text)
  return /<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]!
}

/** The links of a page in order, without the back link. */
export function linksIn({ text }: Answer): string[] {
  return [...text.replace(/<p class="back">.*?<\/p>/s, '').matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]!)
}

export function fieldsOf(link: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(link!).searchParams)
}

export const party = {
  name: 'Summer party',
  startDate: '2027-05-01',
  startTime: '18:00',
  endTime: '21:30',
  timeZone: 'Europe/Berlin',
}

export async function newEvent(server: TestServer, more: Record<string, unknown> = {}): Promise<string> {
  const group = 'event_group' in more ? {} : { new_event_group_name: 'Concerts' }
  return (await made(server, '/event', { ...group, dates: [party], ...more })).prokey
}

/** A group that people can subscribe to. */
export async function newGroup(server: TestServer, more: Record<string, unknown> = {}): Promise<string> {
  return (await made(server, '/group', { name: 'Concerts', subscription: 'children', ...more })).prokey
}

export async function newStyle(server: TestServer, more: Record<string, unknown> = {}): Promise<string> {
  return (await made(server, '/style', { name: 'x', options: calendarTypes, ...more })).id
}

async function made(server: TestServer, path: string, item: object) {
  const answer = await server.post(path, item)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

/** Each from a different visitor, because repeated visits of one are not counted. */
export function visitRequest(url: string, referer?: string) {
  const agent = `Mozilla/5.0 (X11) Firefox/140.${(visitors += 1)}`
  const headers = { 'user-agent': agent, host: 'localhost', ...(referer && { referer }) }
  return { method: 'GET', url, headers, socket: { remoteAddress: '127.0.0.1' } } as never
}

let visitors = 0

/** The key under which visits to an event are counted. */
export async function subjectOf({ context }: TestServer, event: string) {
  return context.database.read((db) =>
    db.selectFrom('event').select('id').where('prokey', '=', event).executeTakeFirstOrThrow(),
  )
}
