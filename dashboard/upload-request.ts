/** Sends a request and says how much of it has arrived, from 0 to 1. `fetch` cannot tell that in any browser. */
export function requestWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.responseType = 'blob'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => resolve(responseOf(request)))
    // As `fetch` fails, so that the person reads the same about it.
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    if (signal?.aborted) return request.abort()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]) // oxfmt-ignore
  const { status, statusText } = request
  return new Response(request.response as Blob, { status, statusText, headers })
}
