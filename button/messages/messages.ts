import type { Style } from '@kalends/contract'
import { type ButtonMessages, en } from './en.ts'

export type { ButtonMessages } from './en.ts'
export type Language = Style['language']

/** The texts in a language. English is always there; every other language is a file that is loaded when it is needed. */
export const messagesIn: Record<Language, () => ButtonMessages | Promise<ButtonMessages>> = {
  en: () => en,
  ar: async () => (await import('./ar.ts')).ar,
  cs: async () => (await import('./cs.ts')).cs,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  et: async () => (await import('./et.ts')).et,
  fa: async () => (await import('./fa.ts')).fa,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  id: async () => (await import('./id.ts')).id,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  nl: async () => (await import('./nl.ts')).nl,
  no: async () => (await import('./no.ts')).no,
  ro: async () => (await import('./ro.ts')).ro,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  sv: async () => (await import('./sv.ts')).sv,
  tr: async () => (await import('./tr.ts')).tr,
  vi: async () => (await import('./vi.ts')).vi,
  zh: async () => (await import('./zh.ts')).zh,
}

/** The language a tag such as `de-AT` stands for, if it is one of ours. Norwegian has two written forms with codes of their own. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/, 1)[0]!
  const language = code === 'nb' || code === 'nn' ? 'no' : code
  return Object.hasOwn(messagesIn, language) ? (language as Language) : undefined
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'fa' ? 'rtl' : 'ltr'
}
