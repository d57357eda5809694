import { words as some } from './first-words.ts'
import type { Texts } from './texts/en/index.ts'

export { language } from './first-words.ts'

/** All texts, in the language of the document. They are loaded together with the screens that need them. */
export const words = some as Texts
