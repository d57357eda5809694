import type { Style } from '@kalends/contract'
import { type ButtonMessages, en } from './en.ts'

export type { ButtonMessages } from './en.ts'
export type Language = Style['language']

type Module = { readonly [L in Language]?: ButtonMessages }

/** Each exports its texts by its code. English is always there; every other language is a file that is loaded when it is needed. */
const modules: Record<Language, () => Module | Promise<Module>> = {
  ar: () => import('./ar.ts'),
  cs: () => import('./cs.ts'),
  de: () => import('./de.ts'),
  en: () => ({ en }),
  es: () => import('./es.ts'),
  et: () => import('./et.ts'),
  fa: () => import('./fa.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  hi: () => import('./hi.ts'),
  id: () => import('./id.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  nl: () => import('./nl.ts'),
  no: () => import('./no.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ro: () => import('./ro.ts'),
  sv: () => import('./sv.ts'),
  tr: () => import('./tr.ts'),
  vi: () => import('./vi.ts'),
  zh: () => import('./zh.ts'),
}

export const languages = Object.keys(modules)

/** The texts in a language. */
export async function messagesIn(language: Language): Promise<ButtonMessages> {
  const module = await modules[language]()
  return module[language]!
}

/** The language a tag such as `de-AT` stands for, if it is one of ours. Norwegian has two written forms with codes of their own. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/, 1)[0]!
  const language = code === 'nb' || code === 'nn' ? 'no' : code
  return languages.includes(language) ? (language as Language) : undefined
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' || language === 'fa' ? 'rtl' : 'ltr'
}
