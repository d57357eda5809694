import { useState } from 'preact/hooks'
import { TextField } from '../../../kit/index.ts'

interface CountFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly error?: string | undefined
  readonly onInput: (value: number) => void
}

/** A whole number. While somebody has emptied the field to type another one, the last one counts. */
export function CountField({ label, value, min, max, error, onInput }: CountFieldProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextField
      label={label}
      type="number"
      min={min}
      max={max}
      value={isEmpty ? '' : String(value)}
      error={error}
      onInput={(next) => {
        setEmpty(next === '')
        if (next !== '') onInput(Math.max(min, Math.min(max, Math.round(Number(next)))))
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}
