import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../kit/index.ts'
import { ButtonPreview } from '../previews/button-preview.tsx'
import { PageThumbnail } from '../previews/page-thumbnail.tsx'
import { can } from '../session.ts'
import type { Kind } from './kinds.ts'
import { requestFor } from './preview-requests.ts'

/** The real thing in small. It is drawn once it comes into view. */
export function Thumbnail({ kind, id }: { kind: Kind; id: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setVisible(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  // Only people who can edit may ask for previews.
  const canDraw = can('editor')
  return (
    <div ref={place} class="thumbnail" aria-hidden="true" inert>
      {!canDraw ? (
        <Icon name={kind.icon} size={28} />
      ) : (
        isVisible &&
        (kind.place === 'styles' ? (
          <ButtonPreview request={requestFor(kind, { id })} background="page" />
        ) : (
          <PageThumbnail request={requestFor(kind, { id })} />
        ))
      )}
    </div>
  )
}
