/** Chooses the form of a number: `plural('en')(2, { one: '1 event', other: '2 events' })`. */
export function plural(language: string) {
  // Made when a number is first written: the application starts sooner without them.
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): string =>
    forms[(rules ??= new Intl.PluralRules(language)).select(count)] ?? forms.other
}
