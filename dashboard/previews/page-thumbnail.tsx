import { useEffect, useRef } from 'preact/hooks'
import { app } from '../api.ts'
import { emptyDocument, showDocument } from './frame-document.ts'
import { type PageRequest, usePreview } from './page-preview.tsx'

/** A public page in small, to look at. */
export function PageThumbnail({ request }: { request: PageRequest }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { drawn } = usePreview(request, (body, signal) => app.previews.page({ body }, { signal }))
  const show = () => {
    if (drawn && frame.current) showDocument(frame.current, drawn.html, request.item !== undefined)
  }
  useEffect(show, [drawn])
  return (
    <iframe
      ref={frame}
      srcdoc={emptyDocument}
      onLoad={show}
      class={`page-thumbnail ${drawn ? 'drawn' : ''}`}
      sandbox="allow-same-origin"
      tabIndex={-1}
      title=""
    />
  )
}
