import type { EmailTemplateType } from '@kalends/contract'
import { useEffect, useRef, useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Icon } from '../kit/index.ts'
import { MailFrame } from '../previews/mail-frame.tsx'
import { usePreview } from '../previews/page-preview.tsx'
import { can } from '../session.ts'
import { mailRequest } from './mail-request.ts'

/** A mail in small. It is drawn once it comes into view. */
export function MailThumbnail(props: { id: number; type: EmailTemplateType; isDefault: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setVisible(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} class="thumbnail" aria-hidden="true" inert>
      {can('editor') ? isVisible && <Drawn {...props} /> : <Icon name="mail" size={28} />}
    </div>
  )
}

function Drawn({ id, type }: { id: number; type: EmailTemplateType }) {
  const { drawn } = usePreview(mailRequest(type, { id }), (body, signal) => app.previews.mail({ body }, { signal }))
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return <>{drawn && <MailFrame mail={drawn} scheme={isDark ? 'dark' : 'light'} title="" />}</>
}
