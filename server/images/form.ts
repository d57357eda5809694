import type { Readable } from 'node:stream'
import { MIMEType } from 'node:util'
import { limits } from '@kalends/contract'
import { turn } from '../http/turns.ts'
import { Refusal, type RefusalKind } from '../refusal.ts'

export interface SentFile {
  /** The content type its sender declared, if any. */
  readonly type: string | undefined
  readonly bytes: Buffer
}

// Includes boundaries, headers and other fields around the file.
const most = { bytes: limits.image + 65_536, parts: 20, headers: 10, headerBytes: 4096 }

// How much is parsed before a fault is noticed. One chunk can hold hundreds of parts, and each is expensive.
const slice = 2048

/** Reads a multipart form with exactly one file field, `file`. Stops reading at the first fault. */
export async function readFile(form: Readable, contentType: string): Promise<SentFile> {
  const parser = await openParser(contentType)
  const { promise, resolve, reject } = Promise.withResolvers<SentFile>()
  const chunks: Buffer[] = []
  let isRefused = false
  let file: Part | undefined
  let size = 0
  let received = 0
  let parts = 0

  const refuse = (refusal: Refusal) => {
    isRefused = true
    reject(refusal)
  }
  const takeFile = (part: Part, content: Readable) => {
    if (part.name !== 'file')
      return refuse(fileFault('file must be the name of the file field; no other file is taken.'))
    if (file) return refuse(fileFault('file must be sent only once. Upload one image per request.'))
    file = part
    content.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limits.image) refuse(tooLarge())
      else chunks.push(chunk)
    })
  }
  parser.on('part', (content) => {
    // Ignored files too: the parser waits until they are read.
    content.resume()
    if (isRefused) return
    parts += 1
    if (parts > most.parts)
      return refuse(fileFault(`file is one of too many parts. At most ${most.parts} are accepted.`))
    content.on('header', (headers) => {
      if (isTooLarge(headers as Headers)) return refuse(largeHeaders())
      const part = partOf(headers as Headers)
      if (part.isFile) takeFile(part, content)
    })
    content.on('error', () => refuse(incomplete()))
  })
  parser.on('error', () => refuse(incomplete()))
  // The parser finishes at the last boundary, but the body may continue.
  const parsed = new Promise((done) => parser.once('finish', done))

  const feed = async () => {
    for await (const chunk of form.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      await turn()
      for (let at = 0; at < chunk.length; at += slice) {
        await new Promise((taken) => parser.write(chunk.subarray(at, at + slice), taken))
        if (isRefused) return
      }
      received += chunk.length
      if (received > most.bytes) return refuse(tooLarge())
    }
    parser.end()
    await parsed
    if (!file) refuse(fileFault('file is required: one file field with the name file.'))
    else resolve({ type: file.type, bytes: Buffer.concat(chunks) })
  }
  feed().catch(() => refuse(incomplete()))
  return promise
}

type Headers = Readonly<Record<string, readonly string[]>>

interface Part {
  readonly name: string | null
  readonly type: string | undefined
  readonly isFile: boolean
}

function isTooLarge(headers: Headers): boolean {
  const lines = Object.entries(headers).flatMap(([name, values]) => values.map((value) => name.length + value.length))
  return lines.length > most.headers || lines.reduce((sum, line) => sum + line, 0) > most.headerBytes
}

function partOf({ 'content-disposition': [disposition = ''] = [], 'content-type': [type = ''] = [] }: Headers): Part {
  // Its parameters are written like those of a content type.
  const { essence, params } = mimeType(disposition.replace(/^form-data(?=[\s;]|$)/i, 'multipart/form-data')) ?? {}
  const declared = mimeType(type)?.essence ?? type.trim().slice(0, 100)
  const isUnknown = declared === 'application/octet-stream'
  return {
    name: params?.get('name') ?? null,
    type: declared === '' || isUnknown ? undefined : declared,
    isFile:
      essence === 'multipart/form-data' &&
      (isUnknown || params?.has('filename') === true || params?.has('filename*') === true),
  }
}

function mimeType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text)
  } catch {
    return undefined
  }
}

/** Loaded by the first upload: the server starts faster without it. */
async function openParser(contentType: string) {
  const { Dicer } = await import('@fastify/busboy')
  const boundary = mimeType(contentType)?.params.get('boundary')
  if (!boundary) throw fileFault('file cannot be found: the content type multipart/form-data must name the boundary.')
  // It truncates large files silently. Its limit is above ours, so that we notice.
  const config = { boundary, maxHeaderPairs: 2 * most.headers, maxHeaderSize: 2 * most.headerBytes }
  return new Dicer(config)
}

export const fileFault = (message: string) => refusedFile('invalid', message)
export const wrongType = (message: string) => refusedFile('media-type', message)

export function refusedFile(kind: RefusalKind, message: string): Refusal {
  return new Refusal(kind, message, { details: { errors: [{ field: 'file', message }] } })
}

const incomplete = () => fileFault('file is not complete: the body is not well-formed multipart/form-data.')

const largeHeaders = () =>
  fileFault(
    `file is in a part whose headers are too large. At most ${most.headers} headers with ${grouped(most.headerBytes)} bytes in total are accepted.`,
  )

const tooLarge = () =>
  refusedFile('too-large', `file is too large. At most ${grouped(limits.image)} bytes are accepted.`)

const grouped = (count: number) => count.toLocaleString('en')
