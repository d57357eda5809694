import {
  ApiError,
  type ApplicationClient,
  type Client,
  type Me,
  createApplicationClient,
  createClient,
  organizationHeader,
} from '@kalends/contract'
import { computed, signal } from '@preact/signals'
import { fieldErrorText } from './error-text.ts'
import { organizationId } from './session.ts'
import { requestWithProgress } from './upload-request.ts'
import { words } from './first-words.ts'

/** Operations of the application, in the current organization. */
export const app = clientOf<ApplicationClient>((organization) =>
  createApplicationClient({ baseUrl: '/app/v1', organization, fetch: send }),
)

/** The API, in the current organization. */
export const v1 = clientOf<Client>((organization) => createClient({ baseUrl: '/v1', organization, fetch: send }))

/** A client that always acts for the organization in the address. */
function clientOf<C extends object>(make: (organization: number | null) => C): C {
  const current = computed(() => make(organizationId.value))
  return new Proxy({} as C, { get: (_, name) => current.peek()[name as keyof C] })
}

/** Whether the person no longer belongs to the organization, and what is left of their session. */
export const removal = signal<'signed-out' | 'elsewhere' | undefined>(undefined)
export interface SignInNeeded {
  /** The session has ended, or the operation needs a recent sign-in. */
  readonly reason: 'ended' | 'recent'
  /** Whether the person was just asked, and came back without having signed in. */
  readonly isStillNeeded: boolean
}
/** Why the person has to sign in. */
export const signInNeeded = signal<SignInNeeded | undefined>(undefined)
/** Whether the session has ended, as far as this tab knows. */
export const hasSessionEnded = signal(false)
/** Tabs tell each other that somebody has signed in. */
export const signInChannel = 'kalends-sign-in'
let asked: PromiseWithResolvers<boolean> | undefined
let nextSignIn = Promise.withResolvers<boolean>()

/** Ends the wait for a sign-in: requests are sent again, or fail. */
export function finishSignIn(isSignedIn: boolean) {
  signInNeeded.value = undefined
  asked?.resolve(isSignedIn)
  asked = undefined
  if (!isSignedIn) return
  hasSessionEnded.value = false
  nextSignIn.resolve(true)
  nextSignIn = Promise.withResolvers<boolean>()
}

/** How many changes are on their way to the server. */
export const changesOnTheirWay = signal(0)
const background = new WeakSet<AbortSignal>()

/** For requests that nobody has asked for, such as previews: they wait for a sign-in, and never ask for one. */
export function inBackground(stop: AbortSignal): AbortSignal {
  background.add(stop)
  return stop
}

/** Uploads an image for the current organization, and says how far it is, from 0 to 1. */
export async function uploadImage(file: Blob, stop: AbortSignal, onProgress: (share: number) => void) {
  const upload = (url: string, init: RequestInit) => requestWithProgress(url, init, onProgress)
  const client = createClient({
    baseUrl: '/v1',
    organization: organizationId.peek(),
    fetch: (url, init) => send(url, init, upload),
  })
  return (await client.uploadImage(file, { signal: stop })).id
}

/** Sends a request. If it needs a sign-in, waits for the person to do that, so that nothing typed is lost. */
async function send(url: string, init: RequestInit, ask = fetchPatiently): Promise<Response> {
  const isQuiet = init.signal != null && background.has(init.signal)
  for (let tries = 0; ; tries += 1) {
    const signedIn = nextSignIn.promise
    const response = await (isQuiet || init.method === 'GET' ? ask(url, init) : counted(ask(url, init)))
    const removed = await removalBy(response)
    if (removed) {
      removal.value = removed
      return Response.json({ status: 'error', message: words.shell.removed.error }, { status: 403 })
    }
    const reason = await reasonToSignIn(response)
    if (!reason) return response
    // The person may have signed in since it was sent.
    if (signedIn !== nextSignIn.promise) continue
    if (reason === 'ended') hasSessionEnded.value = true
    if (!(await (isQuiet && reason === 'ended' ? signedIn : askToSignIn(reason, tries > 0)))) return response
  }
}

async function counted<T>(change: Promise<T>): Promise<T> {
  changesOnTheirWay.value += 1
  try {
    return await change
  } finally {
    changesOnTheirWay.value -= 1
  }
}

function askToSignIn(reason: 'ended' | 'recent', isStillNeeded: boolean): Promise<boolean> {
  asked ??= Promise.withResolvers<boolean>()
  signInNeeded.value = { reason, isStillNeeded }
  return asked.promise
}

async function reasonToSignIn(response: Response): Promise<'ended' | 'recent' | undefined> {
  if (response.status === 401) return 'ended'
  if (response.status !== 403) return undefined
  return (await refusalReason(response)) === 'sign-in-again' ? 'recent' : undefined
}

/** To somebody who belongs only to other organizations, everything in this one is missing. */
async function removalBy(response: Response) {
  if (response.status === 401) return (await refusalReason(response)) === 'removed' ? 'signed-out' : undefined
  const id = organizationId.peek()
  if (response.status !== 404 || id === null) return undefined
  const answer = await fetch('/app/v1/me', { headers: organizationHeader(null) }).catch(() => undefined)
  const person = answer?.ok ? ((await answer.json()) as Me) : undefined
  return person && !person.organizations.some((each) => each.id === id) ? 'elsewhere' : undefined
}

async function refusalReason(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return ((body ?? {}) as { details?: { reason?: string } }).details?.reason
}

/** Reading is repeated if the network or the server fails for a moment. */
async function fetchPatiently(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'POST') return postOnce(url, init)
  const pauses = init.method === 'GET' ? [300, 1000] : []
  for (const pause of pauses) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (init.signal?.aborted) throw error
    })
    if (response && response.status !== 502 && response.status !== 503) return response
    await new Promise((wake) => setTimeout(wake, pause))
  }
  return fetch(url, init)
}

/** For `Idempotency-Key`. Works without https, unlike `randomUUID`. */
export const randomKey = () => [...crypto.getRandomValues(new Uint8Array(16))].join('-')

/** Keys of requests that may have had an effect although their response got lost, by address and content. */
const unanswered = new Map<string, string>()

/** If the response gets lost, sending the same again has no second effect. */
async function postOnce(url: string, init: RequestInit): Promise<Response> {
  const { body } = init
  if (body !== undefined && typeof body !== 'string') return fetch(url, init)
  const content = `${organizationId.peek()} ${url} ${body ?? ''}`
  const key = unanswered.get(content) ?? randomKey()
  unanswered.set(content, key)
  const headers = new Headers(init.headers)
  if (!headers.has('idempotency-key')) headers.set('idempotency-key', key)
  const response = await fetch(url, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) unanswered.delete(content)
    throw error
  })
  // 409 also says that the first request is still running.
  if (response.status < 500 && response.status !== 409) unanswered.delete(content)
  return response
}

/** What an error response says about each field, in words for where its label stands. */
export function fieldErrors(error: unknown): Record<string, string> {
  return fieldTexts(error instanceof ApiError ? (error.body.details?.errors ?? []) : [])
}

export interface FieldError {
  readonly field: string
  readonly message: string
}

export function fieldTexts(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, fieldErrorText(field, message, words.errors)]))
}

/** Whether the fields show what is wrong. */
export const isAboutFields = (error: unknown) => Object.keys(fieldErrors(error)).length > 0

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}

export { ApiError }
