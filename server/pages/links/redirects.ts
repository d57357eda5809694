import type { Charge, Loaded } from '../../cache/cache.ts'
import { type AssetAnswer, bytesOfHeaders } from '../../http/asset.ts'
import type { Variants } from '../../http/public-answer.ts'
import { type Device, deviceOf } from '../../publication/device.ts'

/** A link without a query redirects all devices of one kind to the same place. Without a redirect, `otherwise` responds. */
export function redirects(
  answerTo: (device: Device) => { readonly redirect: string } | object,
  otherwise: NonNullable<Variants['otherwise']>,
): Pick<Loaded<Variants>, 'value' | 'bytes' | 'grows'> {
  const made = new Map<string, AssetAnswer | undefined>()
  let charge: Charge = () => {}
  const choose: Variants['choose'] = ({ url, headers }) => {
    if (url!.includes('?')) return undefined
    const device = deviceOf(headers['user-agent'])
    const { system, inApp, isSafari } = device
    const kind = `${system} ${inApp} ${isSafari}`
    if (!made.has(kind)) {
      const answer = answerTo(device)
      const redirect = 'redirect' in answer ? redirection(answer.redirect) : undefined
      made.set(kind, redirect)
      if (redirect) charge(redirect.headers.location!.length + bytesOfHeaders)
    }
    return made.get(kind)
  }
  return { value: { choose, otherwise }, bytes: publicationBytes, grows: (charging) => void (charge = charging) }
}

// A published event or group.
const publicationBytes = 8000

function redirection(location: string): AssetAnswer {
  return { status: 302, headers: { ...linkHeaders, location, 'content-length': '0' } }
}

/** The response depends on the device, and every click must reach us. */
export const linkHeaders = {
  'cache-control': 'private, no-store',
  vary: 'user-agent, accept, accept-language, accept-encoding',
  'x-robots-tag': 'noindex',
}
