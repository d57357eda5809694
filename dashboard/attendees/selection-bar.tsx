import { Button } from '../kit/index.ts'
import { words } from '../words.ts'

interface BarProps {
  readonly count: number
  readonly message: () => void
  readonly download: () => void
  readonly remove: () => void
  readonly clear: () => void
}

/** What can be done with the selected rows. */
export function SelectionBar({ count, message, download, remove, clear }: BarProps) {
  const texts = words.attendees
  if (count === 0) return null
  return (
    <div class="selection-bar" role="region" aria-label={texts.selected(count)}>
      <strong>{texts.selected(count)}</strong>
      <Button size="small" icon="mail" onClick={message}>
        {texts.message}
      </Button>
      <Button size="small" icon="download" onClick={download}>
        {texts.csv}
      </Button>
      <Button size="small" icon="remove" onClick={remove}>
        {texts.remove.action}
      </Button>
      <Button kind="quiet" size="small" icon="close" label={texts.clear} onClick={clear} />
    </div>
  )
}
