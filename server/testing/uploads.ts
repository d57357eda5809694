import type { Caller, TestServer } from './server.ts'

export interface Part {
  name?: string
  type?: string
  /** For a file without a type. */
  fileName?: string
  content: Buffer | string
}

/** A multipart form, built by hand so that it can also be malformed. */
export function form(parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name = 'file', type, fileName = type && '../a.png', content }) => [
    Buffer.from(
      `--border\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n`,
    ),
    Buffer.from(type ? `content-type: ${type}\r\n\r\n` : '\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    payload: Buffer.concat([...chunks, Buffer.from('--border--\r\n')]),
  }
}

export function send(
  server: TestServer,
  parts: Part[],
  headers: Record<string, string> = {},
  { key }: Pick<Caller, 'key'> = server,
) {
  const sent = form(parts)
  return server.request({
    method: 'POST',
    url: '/v1/upload-image',
    headers: { authorization: key, ...sent.headers, ...headers },
    payload: sent.payload,
  })
}

export const upload = (server: TestServer, content: Buffer | string, type = 'image/png') =>
  send(server, [{ type, content }])

/** The bytes that are served for a file. */
export async function served(server: TestServer, id: string): Promise<Buffer> {
  return (await server.app.inject({ url: `/files/${id}` })).rawPayload
}

export function imagesOf(server: TestServer, organization = server.organization) {
  return server.context.database.read((db) =>
    db.selectFrom('image').select(['id', 'type', 'width', 'height']).where('organization', '=', organization).execute(),
  )
}

/** Stores this many images without uploading them. */
export async function fill(server: TestServer, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  const image = { organization: server.organization, type: 'image/png', width: 1, height: 1, bytes: new Uint8Array(1) }
  const created = server.context.now()
  await server.context.database.transaction((tx) =>
    tx
      .insertInto('image')
      .values(ids.map((id) => ({ id, ...image, created })))
      .execute(),
  )
  return ids
}
