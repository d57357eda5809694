import { useState } from 'preact/hooks'
import { SelectField } from '../../../kit/index.ts'
import { language, words } from '../../../words.ts'
import { Choices } from './choices.tsx'

interface MonthsFieldProps {
  /** Empty: all of them. */
  readonly months: readonly number[]
  readonly onChange: (months: readonly number[]) => void
}

const year = Array.from({ length: 12 }, (_, index) => index + 1)

/** Whether it takes place in every month, or which ones are left out. */
export function MonthsField({ months, onChange }: MonthsFieldProps) {
  const texts = words.editor.repeat.months
  // While nothing is left out yet.
  const [isChoosing, setChoosing] = useState(false)
  const isLimited = isChoosing || months.length > 0
  const chosen = months.length > 0 ? months : year

  function toggle(month: number) {
    const next = year.filter((each) => (each === month) !== chosen.includes(each))
    if (next.length > 0) onChange(next.length === year.length ? [] : next)
  }

  return (
    <>
      <SelectField
        label={texts.label}
        value={isLimited ? 'some' : 'all'}
        options={(['all', 'some'] as const).map((value) => ({ value, label: texts[value] }))}
        onChange={(value) => {
          setChoosing(value === 'some')
          if (value === 'all') onChange([])
        }}
      />
      {isLimited && (
        <Choices
          label={texts.which}
          options={year.map((month) => ({ value: month, name: monthName(month, 'long'), short: monthName(month, 'short') }))} // oxfmt-ignore
          chosen={chosen}
          onToggle={toggle}
        />
      )}
    </>
  )
}

function monthName(month: number, width: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(language, { month: width, calendar: 'gregory', timeZone: 'UTC' })
  return format.format(Date.UTC(2027, month - 1, 1))
}
