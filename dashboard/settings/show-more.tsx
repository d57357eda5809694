import { Button, type useAction } from '../kit/index.ts'
import { words } from '../words.ts'

interface ShowMoreProps {
  /** Of `usePages`. */
  readonly more: (() => Promise<void>) | undefined
  readonly action: ReturnType<typeof useAction>
}

/** The button below a list that goes on. */
export function ShowMore({ more, action }: ShowMoreProps) {
  if (!more) return null
  return (
    <div class="cluster">
      <Button isBusy={action.isBusy} onClick={() => void action.run(more)}>
        {words.common.showMore}
      </Button>
    </div>
  )
}
