import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { ButtonData, ButtonLink, ButtonLinkByDevice } from '@kalends/contract'
import type { OpenApiDocument } from '../http/openapi.ts'
import { checkResponse } from './contract.ts'
import type { Answer, TestServer } from './server.ts'

const kept: OpenApiDocument = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))

export function requestData(server: TestServer, prokey: string, headers: Record<string, string> = {}): Promise<Answer> {
  return server.request({ url: `/${prokey}/config.json`, headers })
}

/** The data that a button gets. Checks that it matches the API reference. */
export async function buttonDataOf(server: TestServer, prokey: string): Promise<ButtonData> {
  const { status, body } = await requestData(server, prokey)
  assert.deepEqual(checkResponse(kept, 'GET', `/v1/${prokey}/config.json`, status, body), [])
  return body
}

/** Where a click leads on a device. */
export function linkOn(link: ButtonLink | undefined, device: keyof ButtonLinkByDevice): string {
  return typeof link === 'object' ? link[device]! : link!
}
