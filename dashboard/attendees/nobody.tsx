import { Button, Empty } from '../kit/index.ts'
import { words } from '../words.ts'

interface NobodyProps {
  readonly isFiltered: boolean
  readonly canAdd: boolean
  readonly add: () => void
}

/** An empty list: nobody has signed up, or nobody matches. */
export function Nobody({ isFiltered, canAdd, add }: NobodyProps) {
  const texts = words.attendees.empty
  if (isFiltered) return <Empty icon="search" title={texts.none} text={texts.noneText} />
  return (
    <Empty
      icon="attendees"
      title={texts.title}
      text={canAdd ? texts.text : texts.allText}
      action={
        canAdd && (
          <Button kind="primary" icon="add" onClick={add}>
            {words.attendees.add}
          </Button>
        )
      }
    />
  )
}
