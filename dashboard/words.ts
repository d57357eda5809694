import type { Texts } from './texts/en/index.ts'

/** All texts, in the language of the document. Set once, before anything is drawn. */
export let words: Texts
export const language = document.documentElement.lang

export function setWords(texts: Texts) {
  words = texts
}

export type { Texts }
