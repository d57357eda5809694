export type KeyFinding = { readonly scope: Scope } | { readonly fault: string }
export type Scope = 'read' | 'write' | 'read-write'

/** What is wrong with a key, or what it allows. Only the server knows. */
export async function checkKey(key: string): Promise<KeyFinding> {
  if (!/^kal_[0-9a-f]{12}_[\w-]{43}$/.test(key)) {
    return { fault: 'This is not a key. A key looks like kal_1a2b3c4d5e6f_ followed by 43 letters, digits, - and _.' }
  }
  try {
    const read = await ask('GET', key)
    // A write-only key is refused for reads just like an invalid one.
    return await meaningOf(read.status === 401 ? await ask('POST', key) : read)
  } catch {
    return { fault: 'The key could not be checked, because the server cannot be reached. Try again.' }
  }
}

function ask(method: 'GET' | 'POST', key: string): Promise<Response> {
  return fetch('/docs/key', { method, headers: { authorization: key } })
}

async function meaningOf(response: Response): Promise<KeyFinding> {
  if (response.status === 401) {
    return { fault: 'The server does not accept this key. It is mistyped, switched off, expired or revoked.' }
  }
  const body = (await response.json()) as { scope: Scope; message: string }
  return response.ok ? { scope: body.scope } : { fault: body.message }
}
