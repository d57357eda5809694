import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useData } from '../cache.ts'
import { organizationId } from '../session.ts'
import type { Kind } from './kinds.ts'
import { Miniature } from './miniatures/miniature.tsx'

/** A template in small. It is loaded once it comes into view. */
export function Thumbnail({ kind, id }: { kind: Kind; id: number }) {
  return (
    <ThumbnailPlace>
      <Loaded kind={kind} id={String(id)} />
    </ThumbnailPlace>
  )
}

/** What applies without a template. */
export function StandardThumbnail({ kind }: { kind: Kind }) {
  return (
    <ThumbnailPlace>
      <Miniature place={kind.place} template={{ name: '', ...kind.resource.defaults, ...kind.initial }} />
    </ThumbnailPlace>
  )
}

function Loaded({ kind, id }: { kind: Kind; id: string }) {
  const { data } = useData(`${organizationId.value}/templates/${kind.resource.name}/${id}`, () => kind.calls.read(id))
  return <>{data && <Miniature place={kind.place} template={data.data} />}</>
}

/** Draws a picture once it comes into view. Beside it stands a name, so that it says nothing to screen readers. */
export function ThumbnailPlace({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      // A busy browser reports several states at once, the oldest first.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={place} class="thumbnail" aria-hidden="true">
      {isVisible && children}
    </span>
  )
}
