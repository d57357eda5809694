import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { finallyIn } from './finally.ts'

// A secret as Amazon makes them, with characters that mean something in an address.
const [keyId, secret, region] = ['AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', 'eu-central-1']

export interface ObjectStorage {
  /** For BACKUP_S3_URL, with a bucket and a folder. */
  readonly url: string
  /** By path. */
  readonly objects: Map<string, Buffer>
}

/** As much of S3 as backups need. It checks signatures and bodies as S3 does. */
export async function startObjectStorage(t: TestContext): Promise<ObjectStorage> {
  const objects = new Map<string, Buffer>()
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const [status, text] = isSigned(request, body) ? answer(request, body) : refusal
    response.writeHead(status).end(text)
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  finallyIn(t, () => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const url = `http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/kalends/our%20backups?region=${region}`
  return { url, objects }

  function answer({ method, url: target }: IncomingMessage, body: Buffer): [number, string] {
    const { pathname: encoded, searchParams } = new URL(target!, 'http://localhost')
    const pathname = decodeURIComponent(encoded)
    if (method === 'PUT') return (objects.set(pathname, body), [200, ''])
    if (method === 'DELETE') return [objects.delete(pathname) ? 204 : 404, '']
    if (method === 'HEAD') return [objects.has(pathname) ? 200 : 404, '']
    const keys = [...objects.keys()].map((path) => path.slice(`${pathname}/`.length))
    const found = keys.filter((key) => key.startsWith(searchParams.get('prefix')!)).toSorted()
    return [200, `<ListBucketResult>${found.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`] // oxfmt-ignore
  }
}

const refusal: [number, string] = [
  403,
  '<Error><Code>SignatureDoesNotMatch</Code><Message>The signature does not match.</Message></Error>',
]

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const at = headers['x-amz-date'] as string
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  const hash = headers['x-amz-content-sha256'] as string
  if (credential !== [keyId, ...scope].join('/')) return false
  if (body.length > 0 && hash !== sha256(body)) return false
  const [path, query = ''] = url!.split('?')
  const values = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, path, query.split('&').toSorted().join('&'), values.join(''), names, hash].join('\n')
  const key = scope.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`)
  const toSign = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical)].join('\n')
  return signature === hmac(key, toSign).toString('hex')
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
