import { placeLines } from '@kalends/button/drawing/place-lines'
import { type Html, html } from '../html/html.ts'
import type { PageMessages } from '../messages/messages.ts'
import type { Device } from '../publication/device.ts'
import { icon } from './icons.ts'

export const isOnline = (location: string) => /^https?:\/\//i.test(location)

export function placeText(location: string, words: PageMessages): string {
  return isOnline(location) ? words.event.online : withHouseNumber(location)
}

/** Keeps a house number with its street. */
function withHouseNumber(address: string): string {
  return address.replaceAll(/(?<=\p{L}\.?) (?=\d+ ?\p{L}?(?:[,،、，]|$))/gu, '\u00a0')
}

/**
 * The address as on an envelope, to copy, and the way there, unless it is cancelled. Maps of others are only linked: no visitor
 * is seen by them.
 */
export function placeOf(location: string, words: PageMessages, device: Device, isCancelled: boolean): Html {
  if (isOnline(location)) {
    if (isCancelled) return html`<strong>${words.event.online}</strong>`
    const host = URL.parse(location)?.host ?? location
    return html`<strong>${words.event.online}</strong>
      <span
        ><a href="${location}" rel="noopener nofollow"><bdi>${host}</bdi></a></span
      >`
  }
  const address = addressOf(location)
  if (isCancelled) return address
  return html`${address}
    <p class="to-place">
      <a href="${directions(location, device)}" rel="noopener nofollow"
        >${icon('directions')} ${words.event.directions}</a
      >
      <button type="button" hidden data-copies="${location}" data-copied="${words.copied}">
        ${icon('copy')} <span>${words.event.copyAddress}</span>
      </button>
      <span class="hidden" role="status"></span>
    </p>`
}

/** What the place is called, and its address below. */
export function addressOf(location: string): Html {
  const [name, address] = placeLines(location)
  const lines = html`<strong>${name}</strong>${address !== undefined && html`<span>${withHouseNumber(address)}</span>`}`
  return html`<address dir="auto">${lines}</address>`
}

export function directions(location: string, { system }: Device): string {
  const place = encodeURIComponent(location)
  return system === 'ios'
    ? `https://maps.apple.com/?daddr=${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`
}
