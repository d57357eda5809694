import type { ButtonData } from '@kalends/contract'
import { el, find } from './dom.ts'

interface Policy {
  createScript(text: string): string
}

/** Where browsers have them, and pages may require them. */
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
let policy: Policy | undefined

/** How many buttons of the page stand for each event. */
const uses = new Map<string, number>()

/**
 * Describes the event to search engines, once for all buttons that stand for it. It stays for as long as one of them is
 * on the page; answers how to take it away.
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
    // Whoever writes the page out again as HTML must not find the end of a script in it.
    const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
    try {
      policy ??= trustedTypes?.createPolicy('kalends', { createScript: (given) => given })
      script.textContent = policy?.createScript(text) ?? text
      find('head')!.append(script)
    } catch {
      // A page that allows no policies of others goes without.
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
