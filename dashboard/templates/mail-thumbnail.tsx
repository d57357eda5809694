import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { organizationId } from '../session.ts'
import { language } from '../words.ts'
import type { Language } from './mail-request.ts'
import { MailMiniature } from './miniatures/mail.tsx'
import { ThumbnailPlace } from './thumbnail.tsx'

/** A mail in small. It is loaded once it comes into view. */
export function MailThumbnail({ id }: { id: number }) {
  return (
    <ThumbnailPlace>
      <Loaded id={id} />
    </ThumbnailPlace>
  )
}

function Loaded({ id }: { id: number }) {
  const { data } = useData(`${organizationId.value}/templates/mail-texts/${id}`, (signal) =>
    app.emailTemplates.read({ id, query: { language: language as Language } }, { signal }),
  )
  return <>{data && <MailMiniature mail={data} />}</>
}
