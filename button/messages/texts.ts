import type { Language } from './messages.ts'
import type { SignUpMessages } from './sign-up/en.ts'
import type { TicketMessages } from './ticket/en.ts'

/** What the form says, and what follows it. */
export interface SignUpTexts {
  readonly signUp: SignUpMessages
  readonly ticket: TicketMessages
}

/** Few buttons have a form, so its texts are files of their own. */
const modules: Record<Language, () => Promise<SignUpTexts>> = {
  ar: () => import('./ticket/ar.ts'),
  cs: () => import('./ticket/cs.ts'),
  de: () => import('./ticket/de.ts'),
  en: () => import('./ticket/en.ts'),
  es: () => import('./ticket/es.ts'),
  et: () => import('./ticket/et.ts'),
  fa: () => import('./ticket/fa.ts'),
  fi: () => import('./ticket/fi.ts'),
  fr: () => import('./ticket/fr.ts'),
  hi: () => import('./ticket/hi.ts'),
  id: () => import('./ticket/id.ts'),
  it: () => import('./ticket/it.ts'),
  ja: () => import('./ticket/ja.ts'),
  ko: () => import('./ticket/ko.ts'),
  nl: () => import('./ticket/nl.ts'),
  no: () => import('./ticket/no.ts'),
  pl: () => import('./ticket/pl.ts'),
  pt: () => import('./ticket/pt.ts'),
  ro: () => import('./ticket/ro.ts'),
  sv: () => import('./ticket/sv.ts'),
  tr: () => import('./ticket/tr.ts'),
  vi: () => import('./ticket/vi.ts'),
  zh: () => import('./ticket/zh.ts'),
}

export function signUpTextsIn(language: Language): Promise<SignUpTexts> {
  return modules[language]()
}
