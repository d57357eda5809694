import type { Language } from './messages.ts'
import type { SignInMessages } from './sign-in/en.ts'

export type { SignInMessages } from './sign-in/en.ts'

/** The texts around signing in. Apart from the others, because visitors of public pages don't need them. */
export async function signInMessages(language: Language): Promise<SignInMessages> {
  return loaded.get(language) ?? load[language]().then((messages) => (loaded.set(language, messages), messages))
}

const loaded = new Map<Language, SignInMessages>()

const load: Record<Language, () => Promise<SignInMessages>> = {
  ar: async () => (await import('./sign-in/ar.ts')).signIn,
  cs: async () => (await import('./sign-in/cs.ts')).signIn,
  de: async () => (await import('./sign-in/de.ts')).signIn,
  en: async () => (await import('./sign-in/en.ts')).signIn,
  es: async () => (await import('./sign-in/es.ts')).signIn,
  et: async () => (await import('./sign-in/et.ts')).signIn,
  fa: async () => (await import('./sign-in/fa.ts')).signIn,
  fi: async () => (await import('./sign-in/fi.ts')).signIn,
  fr: async () => (await import('./sign-in/fr.ts')).signIn,
  hi: async () => (await import('./sign-in/hi.ts')).signIn,
  id: async () => (await import('./sign-in/id.ts')).signIn,
  it: async () => (await import('./sign-in/it.ts')).signIn,
  ja: async () => (await import('./sign-in/ja.ts')).signIn,
  ko: async () => (await import('./sign-in/ko.ts')).signIn,
  nl: async () => (await import('./sign-in/nl.ts')).signIn,
  no: async () => (await import('./sign-in/no.ts')).signIn,
  ro: async () => (await import('./sign-in/ro.ts')).signIn,
  pl: async () => (await import('./sign-in/pl.ts')).signIn,
  pt: async () => (await import('./sign-in/pt.ts')).signIn,
  sv: async () => (await import('./sign-in/sv.ts')).signIn,
  tr: async () => (await import('./sign-in/tr.ts')).signIn,
  vi: async () => (await import('./sign-in/vi.ts')).signIn,
  zh: async () => (await import('./sign-in/zh.ts')).signIn,
}
