import { TextField } from '../kit/index.ts'

interface ImageFieldProps {
  readonly name?: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** Images that come with the product. */
  readonly library: readonly string[]
  readonly isDisabled?: boolean
}

/** An uploaded image, or one of the library. */
export function ImageField({ value, onChange, library, ...field }: ImageFieldProps) {
  return <TextField {...field} list={library} value={value ?? ''} onInput={(id) => onChange(id === '' ? null : id)} />
}
