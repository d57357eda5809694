import type { BodyOf, ButtonData, previewOperations } from '@kalends/contract'
import { useEffect, useRef, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Notice, messageOf, startShortcuts } from '../kit/index.ts'
import { isDark } from '../scheme.ts'
import { words } from '../words.ts'
import { usePreview } from './page-preview.tsx'

type ButtonRequest = BodyOf<typeof previewOperations.button>

interface ButtonPreviewProps {
  readonly request: ButtonRequest
  /** Of the page around it; `page` is as the application looks now. */
  readonly background: 'light' | 'dark' | 'page'
  readonly isOpen?: boolean
  readonly title?: string
}

/** The calendar button with unsaved content, as other sites show it. Its links lead nowhere. */
export function ButtonPreview({
  request,
  background,
  isOpen = false,
  title = words.previews.button,
}: ButtonPreviewProps) {
  const { drawn, error } = useButtonData(request)
  return (
    <>
      {error !== undefined && <Notice tone="warning">{messageOf(error)}</Notice>}
      {drawn && <ButtonFrame data={drawn} background={background} isOpen={isOpen} title={title} />}
    </>
  )
}

/** The data of a button with unsaved content. */
export function useButtonData(request: ButtonRequest) {
  const { item, changes, language, state, at } = request
  const body = { item, changes, language, state, at } as ButtonRequest
  return usePreview(body, (asked, signal) => app.previews.button({ body: asked }, { signal }))
}

interface ButtonFrameProps {
  readonly data: ButtonData
  readonly background: 'light' | 'dark' | 'page'
  readonly isOpen: boolean
  readonly title: string
}

/** A page of the server that draws the button as a third-party page would. */
export function ButtonFrame({ data, background, isOpen, title }: ButtonFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    const listen = ({ source, data: message }: MessageEvent<{ event?: string }>) => {
      if (source !== frame.current?.contentWindow || message.event !== 'loaded') return
      setLoaded(true)
      startShortcuts(frame.current!.contentDocument!)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (!isLoaded) return
    const isOnDark = background === 'dark' || (background === 'page' && isDark())
    const drawing = { data: withoutEffect(data), attributes: {}, background: isOnDark ? 'dark' : 'light', isOpen }
    frame.current?.contentWindow?.postMessage(drawing, location.origin)
  }, [isLoaded, data, background, isOpen])

  return <iframe ref={frame} class="button-frame" src="/docs/button/preview" title={title} />
}

/** Links lead to a page that says it was a sample, and the form is not sent. */
function withoutEffect(data: ButtonData): ButtonData {
  const sample = new URL('/docs/button/sample', location.origin).href
  const without = (links: ButtonData['links']) =>
    Object.fromEntries(Object.keys(links).map((type) => [type, sample])) as ButtonData['links']
  return {
    ...data,
    url: sample,
    file: data.file === null ? null : sample,
    links: without(data.links),
    dates: data.dates.map((date) => ({ ...date, links: date.links && without(date.links) })),
    rsvp: data.rsvp && { ...data.rsvp, url: '' },
  }
}
