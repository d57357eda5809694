import { Button, Empty } from '../kit/index.ts'
import { words } from '../words.ts'

interface NobodyProps {
  readonly isFiltered: boolean
  /** The list of one event. */
  readonly isOfOne: boolean
  readonly add: () => void
}

/** An empty list: nobody has signed up, or nobody matches. */
export function Nobody({ isFiltered, isOfOne, add }: NobodyProps) {
  const texts = words.attendees.empty
  if (isFiltered) return <Empty icon="search" title={texts.none} text={texts.noneText} />
  return (
    <Empty
      icon="attendees"
      title={texts.title}
      text={isOfOne ? texts.text : texts.allText}
      action={
        <Button kind="primary" icon="add" onClick={add}>
          {words.attendees.add}
        </Button>
      }
    />
  )
}
