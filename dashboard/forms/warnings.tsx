import { Notice } from '../kit/index.ts'
import { words } from '../words.ts'
import type { Draft } from './draft.ts'
import { type FieldText, friendly } from './resource-field.tsx'

interface SaveWarningsProps<T extends object> {
  readonly draft: Draft<T>
  /** What a field is called, and its values. */
  readonly textOf: (field: string) => FieldText
}

/** What was saved and has no effect, or another one than expected. It stays until the next save. */
export function SaveWarnings<T extends object>({ draft, textOf }: SaveWarningsProps<T>) {
  const warnings = draft.warnings.value
  return (
    <div role="status" class="save-warnings">
      {warnings.length > 0 && (
        <Notice tone="warning" title={words.fields.warnings.title}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warningText(warning, textOf)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

/** A warning of the API with the names that people know, in their language if it is a common one. */
export function warningText(warning: string, textOf: (field: string) => FieldText): string {
  const texts = words.fields.warnings
  const [field = ''] = warning.split(' ', 1)
  const { label } = textOf(field)
  const missing = /^\S+ has no effect without (\w+)[.:]/.exec(warning)?.[1]
  if (missing !== undefined) return texts.without(label, textOf(missing).label)
  const [, other, value] = /^\S+ has no effect while (\w+) is (\w+)[.:]/.exec(warning) ?? []
  if (other !== undefined && value !== undefined) {
    const { label: otherLabel, options } = textOf(other)
    return texts.while(label, otherLabel, value === 'false' ? texts.off : (options?.[value] ?? value))
  }
  return texts.known[warning.slice(field.length + 1)]?.(label) ?? friendly(warning, field, `“${label}”`)!
}
