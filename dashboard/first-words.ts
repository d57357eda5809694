import type { FirstTexts, LaterTexts } from './texts/en/index.ts'

/** Texts in the language of the document. Those of other screens than Home are missing until one of them is loaded. */
export const words = {} as FirstTexts & Partial<LaterTexts>
export const language = document.documentElement.lang

export type LoadTexts = () => Promise<{ readonly default: LaterTexts }>
let load: LoadTexts

/** Called once, before anything is drawn. */
export function setWords(first: FirstTexts, loadLater: LoadTexts) {
  Object.assign(words, first)
  load = loadLater
}

/** Loads the texts that screens besides Home need. */
export async function loadWords() {
  Object.assign(words, (await load()).default)
}
