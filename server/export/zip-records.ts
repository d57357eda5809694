/** What the directory of a zip file says about one file (PKWARE APPNOTE 6.3). */
export interface Stored {
  readonly name: string
  readonly created: number
  /** Where its header begins. */
  readonly offset: number
  /** Stored as it is, without compression. */
  readonly isPacked: boolean
  /** Its sizes follow its content, because they were not known before. */
  readonly isStreamed: boolean
  crc: number
  /** Its length in the archive and in fact. */
  packed: number
  size: number
}

const [utf8, sizesFollow] = [0x0800, 0x0008]
const [plainVersion, largeVersion] = [20, 45]
const unix = 3 << 8
const readable = 0o100644 * 0x10000
const [most16, most32] = [0xffff, 0xffffffff]
// The format knows no earlier times.
const earliest = Date.UTC(1980)

/** Before the content. */
export function fileHeader(file: Stored): Buffer {
  const name = Buffer.from(file.name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(plainVersion, 4)
  writeFacts(header, 6, file)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

/** After the content of a streamed file. */
export function sizesAfter({ name, crc, packed, size }: Stored): Buffer {
  if (Math.max(packed, size) >= most32) throw new Error(`${name} is too large for an archive.`)
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  for (const [i, value] of [crc, packed, size].entries()) sizes.writeUInt32LE(value, 4 + 4 * i)
  return sizes
}

export function directoryRecord(file: Stored): Buffer {
  const name = Buffer.from(file.name)
  const isFar = file.offset >= most32
  const far = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    far.writeUInt16LE(1, 0)
    far.writeUInt16LE(8, 2)
    far.writeBigUInt64LE(BigInt(file.offset), 4)
  }
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(unix | largeVersion, 4)
  record.writeUInt16LE(isFar ? largeVersion : plainVersion, 6)
  writeFacts(record, 8, file)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(far.length, 30)
  record.writeUInt32LE(readable, 38)
  record.writeUInt32LE(Math.min(file.offset, most32), 42)
  return Buffer.concat([record, name, far])
}

/** After the directory. Numbers that don't fit into it are in a record of their own before it (Zip64). */
export function endRecords({ count, offset, length }: { count: number; offset: number; length: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, most16), 8)
  end.writeUInt16LE(Math.min(count, most16), 10)
  end.writeUInt32LE(Math.min(length, most32), 12)
  end.writeUInt32LE(Math.min(offset, most32), 16)
  if (count < most16 && offset < most32 && length < most32) return end
  const large = Buffer.alloc(76)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(unix | largeVersion, 12)
  large.writeUInt16LE(largeVersion, 14)
  for (const [i, value] of [count, count, length, offset].entries()) large.writeBigUInt64LE(BigInt(value), 24 + 8 * i)
  large.writeUInt32LE(0x07064b50, 56)
  large.writeBigUInt64LE(BigInt(offset + length), 64)
  large.writeUInt32LE(1, 72)
  return Buffer.concat([large, end])
}

/** What both headers have in common, from the flags to the sizes. */
function writeFacts(header: Buffer, at: number, { created, isPacked, isStreamed, crc, packed, size }: Stored) {
  const moment = new Date(Math.max(created, earliest))
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1)
  const date = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  header.writeUInt16LE(isStreamed ? utf8 | sizesFollow : utf8, at)
  header.writeUInt16LE(isPacked ? 0 : 8, at + 2)
  header.writeUInt16LE(time, at + 4)
  header.writeUInt16LE(date, at + 6)
  for (const [i, value] of [crc, packed, size].entries()) header.writeUInt32LE(value, at + 8 + 4 * i)
}
