import { words } from './first-words.ts'

type Labels = Readonly<Record<string, { readonly label?: string } | string | undefined>>

/** What a field is called, where only its name is known: by its label, or by its name in words. */
export function labelOf(field: string): string {
  const name = field
    .split('.')
    .at(-1)!
    .replace(/\[\d+\]$/, '')
  const { fields, groups, templateFields } = words
  const places = [fields?.event, groups?.fields, ...Object.values(templateFields ?? {})] as unknown as (
    | Labels
    | undefined
  )[]
  const known = places.map((labels) => labels?.[name]).find((each) => each !== undefined)
  const label = typeof known === 'string' ? known : known?.label
  return label ?? capital(inWords(name))
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `custom_domain` and `pastDateHandling` as words. */
export function inWords(field: string): string {
  return field
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
