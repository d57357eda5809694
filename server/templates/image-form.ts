import type { Readable } from 'node:stream'
import { limits } from '@kalends/contract'
import { Refusal, type RefusalKind } from '../refusal.ts'

export interface SentFile {
  /** The content type its sender declared, if any. */
  readonly type: string | undefined
  readonly bytes: Buffer
}

// Room for boundaries, headers and fields around the file.
const most = limits.image + 65_536

/** The file of a multipart form with exactly one file field, `file`. Stops reading as soon as something is wrong. */
export async function readFile(form: Readable, contentType: string): Promise<SentFile> {
  const parser = await openParser(contentType)
  const { promise, resolve, reject } = Promise.withResolvers<SentFile>()
  const chunks: Buffer[] = []
  let type: string | undefined
  let hasFile = false
  let received = 0

  parser.on('file', (name, stream, _fileName, _encoding, declared) => {
    if (name !== 'file') reject(fileFault('file must be the name of the file field; no other file is taken.'))
    if (hasFile) reject(fileFault('file must be sent only once. Upload one image per request.'))
    hasFile = true
    type = undeclared.has(declared) ? undefined : declared
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('limit', () => reject(tooLarge()))
    stream.on('error', () => reject(incomplete()))
  })
  parser.on('error', () => reject(incomplete()))

  const take = (chunk: Buffer) => {
    parser.write(chunk)
    received += chunk.length
    if (received > most) reject(tooLarge())
  }
  form.on('data', take)
  form.on('end', () => parser.end())
  form.on('error', () => reject(incomplete()))
  if (form.destroyed) reject(incomplete())

  // The parser is done at the last border, but the body may go on.
  let unfinished = 2
  const finish = () => {
    unfinished -= 1
    if (unfinished > 0) return
    if (!hasFile) reject(fileFault('file is required: one file field with the name file.'))
    else resolve({ type, bytes: Buffer.concat(chunks) })
  }
  parser.on('finish', finish)
  form.on('end', finish)

  return promise.finally(() => form.off('data', take).pause())
}

/** What senders put there when they know no type, and what the parser puts there when there is none. */
const undeclared = new Set(['application/octet-stream', 'text/plain'])

export const fileFault = (message: string) => refusedFile('invalid', message)
export const wrongType = (message: string) => refusedFile('media-type', message)

export function refusedFile(kind: RefusalKind, message: string): Refusal {
  return new Refusal(kind, message, { details: { errors: [{ field: 'file', message }] } })
}

const mostBytes = () => limits.image.toLocaleString('en')

/** Loaded by the first upload: the server starts faster without it. */
async function openParser(contentType: string) {
  const { Busboy } = await import('@fastify/busboy')
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { fileSize: limits.image, fields: 0 } })
  } catch {
    throw fileFault('file cannot be found: the content type multipart/form-data must name the boundary.')
  }
}

const incomplete = () => fileFault('file is not complete: the body is not well-formed multipart/form-data.')

function tooLarge(): Refusal {
  return refusedFile('too-large', `file is too large. At most ${mostBytes()} bytes are taken.`)
}
