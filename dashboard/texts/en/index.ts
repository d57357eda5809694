import type first from './first.ts'
import type later from './later.ts'

export type FirstTexts = typeof first
export type LaterTexts = typeof later
export type Texts = FirstTexts & LaterTexts
