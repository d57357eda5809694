/** What the server sends. Binary values are in base64url. */
interface Options {
  readonly challenge: string
  readonly rpId: string
  readonly timeout: number
}

const box = document.querySelector<HTMLElement>('[data-passkey]')
if (box && 'PublicKeyCredential' in window && location.origin === box.dataset.passkey) offer(box)

// Milliseconds. The server accepts a challenge for five minutes.
const freshFor = 4 * 60_000

/** Shows the button, and lets the browser offer passkeys in the address field. */
function offer(shown: HTMLElement) {
  const message = shown.querySelector<HTMLElement>('[role=alert]')!
  let waiting: AbortController | undefined
  let ready: { readonly options: Options; readonly at: number } | undefined

  for (const each of document.querySelectorAll('.or[hidden]')) each.removeAttribute('hidden')
  shown.hidden = false
  shown.querySelector('button')!.addEventListener('click', () => void signIn('optional'))
  void offerInField()

  async function offerInField() {
    const field = document.querySelector<HTMLInputElement>('input[name=email]')
    const isPossible = await PublicKeyCredential.isConditionalMediationAvailable?.()
    if (!field || !isPossible) return
    field.autocomplete = 'username webauthn'
    await signIn('conditional')
  }

  async function signIn(mediation: 'optional' | 'conditional') {
    // A browser handles one request at a time.
    waiting?.abort()
    const own = (waiting = new AbortController())
    message.hidden = true
    try {
      // Safari wants the request soon after the click, so what was loaded for the field is used.
      const options = fresh() ?? (await post<Options>('/app/sign-in/passkey/options', {}))
      ready = { options, at: performance.now() }
      if (mediation === 'conditional') renewLater(own)
      const credential = await navigator.credentials.get({ publicKey: decoded(options), mediation, signal: own.signal })
      ready = undefined
      const response = encoded(credential as PublicKeyCredential)
      const { next } = await post<{ next: string }>('/app/sign-in/passkey', { response, next: shown.dataset.next })
      location.assign(next)
    } catch (error) {
      // Somebody who closes the dialog knows why.
      const isClosed = error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)
      if (own.signal.aborted || isClosed || (mediation === 'conditional' && ready)) return
      message.hidden = false
    }
  }

  function fresh(): Options | undefined {
    return ready && performance.now() - ready.at < freshFor ? ready.options : undefined
  }

  function renewLater(own: AbortController) {
    setTimeout(() => {
      if (waiting === own && !own.signal.aborted) void signIn('conditional')
    }, freshFor)
  }
}

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return (await response.json()) as T
}

function decoded({ challenge, rpId, timeout }: Options): PublicKeyCredentialRequestOptions {
  return { challenge: bytesOf(challenge), rpId, timeout, userVerification: 'required' }
}

/** Browsers before 2025 have no `toJSON`. */
function encoded({ id, rawId, type, response }: PublicKeyCredential) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    id,
    rawId: textOf(rawId),
    type,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
    clientExtensionResults: {},
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
