import { useEffect, useState } from 'preact/hooks'
import { timeZones } from '../format.ts'
import { Button, TextField } from '../kit/index.ts'
import { words } from '../first-words.ts'

interface ZoneProps {
  readonly value: string
  readonly error: string | undefined
  readonly onInput: (zone: string) => void
}

/** The time zone of the first event: said in a line, and a field only for those who want another. */
export function Zone({ value, error, onInput }: ZoneProps) {
  const texts = words.home.start.zone
  const [isOpen, open] = useState(false)
  useEffect(() => {
    // It stays open when the error goes away.
    if (error !== undefined) open(true)
  }, [error])
  if (isOpen || error !== undefined)
    return <TextField label={texts.label} value={value} list={timeZones()} error={error} isFocused onInput={onInput} />
  return (
    <p class="cluster help">
      {texts.used(value)}
      <Button size="small" onClick={() => open(true)}>
        {texts.change}
      </Button>
    </p>
  )
}
