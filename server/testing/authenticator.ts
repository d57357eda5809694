import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator does differently from a good one. */
export interface Deviation {
  /** The site that it believes to be on. */
  readonly origin?: string
  readonly host?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** The person it names. */
  readonly userHandle?: string
  /** What it signs with. */
  readonly key?: SoftPasskey
}

export interface SoftPasskey {
  readonly id: string
  /** The response of a browser to registration options. */
  created(options: any, deviation?: Deviation): object
  /** The response of a browser to sign-in options. */
  used(options: any, deviation?: Deviation): object
  sign(data: Buffer): Buffer
}

const text = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator in software, with one passkey for ES256. */
export function softPasskey(origin: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let [count, handle] = [0, '']

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }))

  /** WebAuthn, 6.1: hash of the host, flags, counter. */
  const authenticatorData = (flags: number, deviation: Deviation) => {
    const start = Buffer.alloc(37)
    sha256(deviation.host ?? new URL(origin).hostname).copy(start)
    start[32] = flags | 1 | (deviation.isVerified === false ? 0 : 4)
    start.writeUInt32BE(deviation.counter ?? count, 33)
    return start
  }

  const passkey: SoftPasskey = {
    id: text(id),
    sign: (data) => sign('sha256', data, privateKey),
    created: (options, deviation = {}) => {
      handle = options.user.id
      const key = Buffer.concat([
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic key on P-256 for ES256.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = Buffer.concat([authenticatorData(0x40, deviation), credential])
      const attestation = Buffer.concat([
        // {fmt: "none", attStmt: {}, authData: …}
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: text(attestation),
          transports: ['internal', 'telepathy'],
        },
        clientExtensionResults: {},
      }
    },
    used: (options, deviation = {}) => {
      count += 1
      const client = clientData('webauthn.get', options.challenge, deviation)
      const data = authenticatorData(0, deviation)
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text((deviation.key ?? passkey).sign(Buffer.concat([data, sha256(client)]))),
          userHandle: deviation.userHandle ?? handle,
        },
        clientExtensionResults: {},
      }
    },
  }
  return passkey
}
