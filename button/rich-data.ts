import type { ButtonData } from '@kalends/contract'
import { el, find } from './dom.ts'

interface Policy {
  createScript(text: string): string
}

/** In browsers that support them; pages may require them. */
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
let policy: Policy | undefined

/** The number of buttons on the page for each event. */
const uses = new Map<string, number>()

/**
 * Adds structured data for search engines, once for all buttons of an event, as long as one of them is on the page. Returns
 * a function that removes it.
 */
export function describe(
  { prokey, richData }: ButtonData,
  { images, nonce }: { images: readonly string[] | null; nonce: string | null },
): () => void {
  if (!richData) return () => {}
  const id = `kalends-schema-${prokey}`
  uses.set(prokey, (uses.get(prokey) ?? 0) + 1)
  const described = `[id="${id}"]`
  if (!find(described)) {
    const script = el('script', { type: 'application/ld+json', id })
    if (nonce) script.nonce = nonce
    const facts = images?.length ? { ...richData, image: images } : richData
    // If the page is serialized as HTML, the data must not close the script element.
    const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
    try {
      policy ??= trustedTypes?.createPolicy('kalends', { createScript: (given) => given })
      script.textContent = policy?.createScript(text) ?? text
      find('head')!.append(script)
    } catch {
      // A page that forbids other policies gets no structured data.
    }
  }
  let isDescribed = true
  return () => {
    if (!isDescribed) return
    isDescribed = false
    const left = uses.get(prokey)! - 1
    uses.set(prokey, left)
    if (left === 0) find(described)?.remove()
  }
}
