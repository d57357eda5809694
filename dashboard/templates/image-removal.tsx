import { type ListedImage, organizationHeader } from '@kalends/contract'
import { signal } from '@preact/signals'
import { ApiError, app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { confirm, toast, untilDone } from '../kit/index.ts'
import { inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'

type Uses = ListedImage['used_by']

// Milliseconds, as long as the toast offers to undo it.
const undoFor = 10_000

/** Images that were deleted here, for which the time for an undo may still run. */
export const hidden = signal<ReadonlySet<string>>(new Set())

interface Pending {
  readonly timer: number
  readonly organization: number | null
}
const pending = new Map<string, Pending>()

// Closing the page ends the time for an undo.
addEventListener('pagehide', () => {
  for (const [id, { timer, organization }] of pending) {
    clearTimeout(timer)
    void fetch(`/app/v1/images/${id}`, { method: 'DELETE', headers: organizationHeader(organization), keepalive: true })
  }
  pending.clear()
})

/** Deletes an image that nothing shows, after the time for an undo. */
export async function removeImage({ id, used_by }: ListedImage) {
  if (used_by.length > 0) return void (await explain(used_by))
  // The person may be in another organization when the time is over.
  const organization = organizationId.peek()
  const { images } = app
  pending.set(id, { timer: window.setTimeout(() => void removeNow(), undoFor), organization })
  hidden.value = new Set([...hidden.peek(), id])
  toast(words.images.deleted, { undo: keep })

  function keep() {
    clearTimeout(pending.get(id)?.timer)
    pending.delete(id)
    hidden.value = new Set([...hidden.peek()].filter((each) => each !== id))
  }

  async function removeNow() {
    pending.delete(id)
    const isRemoved = await untilDone(async () => {
      try {
        await images.remove({ id })
      } catch (error) {
        const details = error instanceof ApiError && error.status === 409 && error.body.details
        const uses = details && (details as { used_by?: Uses }).used_by
        if (!uses) throw error
        keep()
        await explain(uses)
      }
    })
    if (!isRemoved) keep()
    invalidate(`${organization}/images/`)
  }
}

/** An image that is shown somewhere stays, and the places are named. */
function explain(uses: Uses) {
  return confirm({
    title: words.images.cannotDelete,
    text: (
      <>
        <p>{words.images.cannotDeleteText}</p>
        <ImageUses uses={uses} />
      </>
    ),
    confirm: words.common.done,
  })
}

export function ImageUses({ uses }: { uses: Uses }) {
  return (
    <ul class="uses">
      {uses.map(({ type, id, name, field }) => (
        <li key={`${type} ${id} ${field}`}>
          {type === 'landingpage' ? (
            <a href={inOrganization('templates', 'pages', id)}>{name}</a>
          ) : (
            <a href={inOrganization('settings', 'organization')}>{words.images.organizationUse}</a>
          )}
        </li>
      ))}
    </ul>
  )
}
