import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'

/** A folder in a bucket of anything that speaks S3. */
export interface ObjectStorage {
  has(name: string): Promise<boolean>
  /** The whole file arrives, or nothing. */
  put(name: string, file: string): Promise<void>
  /** All that start like this. */
  names(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

// What S3 takes in one piece.
const mostBytes = 5 * 1024 ** 3

/** `address` is that of BACKUP_S3_URL. */
export function objectStorage(address: string, signal: AbortSignal): ObjectStorage {
  const url = new URL(address)
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean)
  const folder = folders.map((each) => `${each}/`).join('')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    ...(url.searchParams.has('region') && { region: url.searchParams.get('region')! }),
    // The job is retried.
    retries: 0,
  })

  return {
    async has(name) {
      const { status } = await request('HEAD', `/${folder}${name}`, [200, 404])
      return status === 200
    },
    async put(name, file) {
      const body = await openAsBlob(file)
      if (body.size > mostBytes)
        throw new Error(
          `${file} has more than 5 GiB, which ${url.host} does not take at once. Copy it with another tool.`,
        )
      const hash = createHash('sha256')
      await pipeline(createReadStream(file), hash, { signal })
      // It refuses a body with another hash.
      await request('PUT', `/${folder}${name}`, [200], {
        body,
        headers: { 'x-amz-content-sha256': hash.digest('hex') },
      })
    },
    async names(prefix) {
      const start = encodeURIComponent(`${decodeURIComponent(folder)}${prefix}`)
      const list = await (await request('GET', `?list-type=2&prefix=${start}`, [200])).text()
      const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!.split('/'))
      // Not those in folders within.
      return keys.filter((parts) => parts.length === folders.length + 1).map((parts) => parts.at(-1)!)
    },
    async remove(name) {
      await request('DELETE', `/${folder}${name}`, [200, 204, 404])
    },
  }

  async function request(method: string, path: string, expected: number[], more: RequestInit = {}): Promise<Response> {
    const response = await client
      .fetch(`${url.origin}/${bucket}${path}`, { method, signal, ...more })
      .catch((cause: Error) => {
        const why = (cause.cause as Error | undefined)?.message ?? cause.message
        throw new Error(`${url.host} cannot be reached: ${why}.`, { cause })
      })
    if (expected.includes(response.status)) return response
    const [, why = ''] = /<Message>([^<]*)<\/Message>/.exec(await response.text()) ?? []
    throw new Error(`${url.host} returned ${response.status} for ${method} in the bucket ${bucket}. ${why}`.trim())
  }
}
