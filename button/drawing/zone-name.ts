import type { Language } from '../messages/messages.ts'

/** The abbreviation of a time zone. English knows CET in Britain and EST in America only. */
export function abbreviated(language: Language, locale: string, nameIn: (locale: string) => string): string {
  const names = (language === 'en' ? englishes : [locale]).map(nameIn)
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? nameIn(locale)
}

/** Where English has its own abbreviations of time zones. */
const englishes = ['en', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA']
