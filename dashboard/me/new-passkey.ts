/** Options of the server in the JSON form of the standard, with binary values in base64url. */
interface CreationJson {
  readonly challenge: string
  readonly user: { readonly id: string }
  readonly excludeCredentials?: readonly { readonly id: string }[]
}

export const hasPasskeys = () => 'PublicKeyCredential' in window

/** Lets the browser make a passkey. Returns it in the JSON form of the standard; undefined if the person has closed the dialog. */
export async function newPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
  try {
    const credential = await navigator.credentials.create({ publicKey: decoded(options as unknown as CreationJson) })
    return encoded(credential as PublicKeyCredential)
  } catch (error) {
    if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name)) return undefined
    throw error
  }
}

/** Whether this device has one already. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

// Browsers before 2025 have neither `parseCreationOptionsFromJSON` nor `toJSON`.
function decoded(options: CreationJson): PublicKeyCredentialCreationOptions {
  const { challenge, user, excludeCredentials = [] } = options
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytesOf(challenge),
    user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: bytesOf(id) })),
  }
}

function encoded({ id, rawId, type, response, authenticatorAttachment }: PublicKeyCredential) {
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse
  return {
    id,
    rawId: textOf(rawId),
    type,
    authenticatorAttachment,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: getTransports ? getTransports.call(response) : [],
    },
    clientExtensionResults: {},
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
