/** "24 hours" is what people say; "48 hours" is two days. */
export function durationText(hours: number, language: string): string {
  const [count, unit] = hours > 24 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
