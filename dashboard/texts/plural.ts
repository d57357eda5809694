/** Chooses the form of a number: `plural('en')(2, { one: '1 event', other: '2 events' })`. */
export function plural(language: string) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
    forms[rules.select(count)] ?? forms.other
}
