import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

export interface DnsRecords {
  TXT?: Record<string, string[]>
  CNAME?: Record<string, string>
  /** A function is called for every query, so it can count them and return something else each time. */
  A?: Record<string, string[] | (() => string[])>
  AAAA?: Record<string, string[]>
}

const types = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' } as const
const noSuchName = 3

/** A name server on loopback that serves a table, which may change at any time. Returns its address for DNS_SERVERS. */
export async function startDns(t: TestContext, records: DnsRecords): Promise<string> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  t.after(() => socket.close())
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`
}

/** RFC 1035, section 4: repeats the question, followed by the matching records. */
function answer(query: Buffer, records: DnsRecords): Buffer {
  const { name, end } = readName(query, 12)
  const type = types[query.readUInt16BE(end) as keyof typeof types]
  const values = records[type]?.[name] ?? []
  const found = [typeof values === 'function' ? values() : values].flat().map(encode[type])
  const isKnown = found.length > 0 || Object.values(records).some((table) => table && Object.hasOwn(table, name))

  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(0x8180 | (isKnown ? 0 : noSuchName), 2)
  header.writeUInt16BE(found.length, 6)
  header.writeUInt32BE(0, 8)
  const question = query.subarray(12, end + 4)
  return Buffer.concat([
    header,
    question,
    ...found.map((data) => Buffer.concat([record(query.readUInt16BE(end), data.length), data])),
  ])
}

/** A name pointer to the question, then type, class, a TTL of zero and the length. */
function record(type: number, length: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(length, 10)
  return head
}

const encode = { A: ipv4, AAAA: ipv6, CNAME: hostName, TXT: text }

function ipv4(value: string): Buffer {
  return Buffer.from(value.split('.').map(Number))
}

function ipv6(value: string): Buffer {
  const [head = [], tail = []] = value.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

function text(value: string): Buffer {
  const pieces = value.match(/.{1,255}/gs) ?? ['']
  return Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')])),
  )
}

function hostName(value: string): Buffer {
  return Buffer.concat([
    ...value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])
}

function readName(query: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}
