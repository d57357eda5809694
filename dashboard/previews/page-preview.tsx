import type { BodyOf, PagePreview as Drawn, previewOperations } from '@kalends/contract'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { app, inBackground } from '../api.ts'
import { Icon, Notice, Segmented, messageOf } from '../kit/index.ts'
import { words } from '../words.ts'
import { emptyDocument, showDocument } from './frame-document.ts'

export type PageRequest = BodyOf<typeof previewOperations.page>

interface PagePreviewProps {
  /** What to draw: an item, unsaved changes, a state. */
  readonly request: PageRequest
  readonly title: string
  /** Lets the person choose between phone and desktop; phone if left out. */
  readonly hasDevices?: boolean
  /** Whether visitors can open the page: otherwise it has no QR code. */
  readonly isPublic?: boolean
}

/** A public page with unsaved content, drawn by the server as visitors will see it. */
export function PagePreview({
  request,
  title,
  hasDevices = true,
  isPublic = request.item !== undefined,
}: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const { drawn, error, isBusy } = usePreview(request, (body, signal) => app.previews.page({ body }, { signal }))
  const texts = words.previews

  const show = () => {
    if (drawn && frame.current) showDocument(frame.current, drawn.html, isPublic)
  }
  useEffect(show, [drawn])

  return (
    <div class="preview">
      {hasDevices && (
        <Segmented
          label={texts.device}
          hidesLabel
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: texts.phone, content: <Icon name="phone" /> },
            { value: 'desktop', label: texts.desktop, content: <Icon name="desktop" /> },
          ]}
        />
      )}
      {error !== undefined && <Notice tone="warning">{messageOf(error)}</Notice>}
      <div class={`preview-frame ${device}`} aria-busy={isBusy}>
        {/* Without scripts: the page can be read and scrolled, and does nothing. */}
        <iframe
          ref={frame}
          srcdoc={emptyDocument}
          onLoad={show}
          sandbox="allow-same-origin"
          title={title}
          tabIndex={0}
        />
      </div>
    </div>
  )
}

/** Before the next drawing, so that fast typing does not keep the server busy. */
const pause = 50

/**
 * Draws again when the request has changed: at once, or when the drawing under way is done. The last one stays while the
 * next is made or fails.
 */
export function usePreview<R, T = Drawn>(request: R, draw: (request: R, signal: AbortSignal) => Promise<T>) {
  const [drawn, setDrawn] = useState<T>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(true)
  const key = JSON.stringify(request)
  const latest = useRef({ key: '', request })
  const isDrawing = useRef(false)
  const stop = useMemo(() => new AbortController(), [])

  useEffect(() => () => stop.abort(), [])
  useEffect(() => {
    latest.current = { key, request }
    if (!isDrawing.current) void drawLatest()
  }, [key])

  async function drawLatest() {
    isDrawing.current = true
    setBusy(true)
    for (let done = ''; done !== latest.current.key && !stop.signal.aborted;) {
      if (done !== '') await new Promise((wake) => setTimeout(wake, pause))
      const { key: current, request: asked } = latest.current
      done = current
      try {
        setDrawn(await draw(asked, inBackground(stop.signal)))
        setError(undefined)
      } catch (failure) {
        if (!stop.signal.aborted) setError(failure)
      }
    }
    isDrawing.current = false
    setBusy(false)
  }

  return { drawn, error, isBusy }
}
