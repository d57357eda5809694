import { useState } from 'preact/hooks'
import { Segmented, SelectField } from '../../kit/index.ts'
import { ButtonPreview } from '../../previews/button-preview.tsx'
import { MailPreview } from '../../previews/mail-preview.tsx'
import { PagePreview } from '../../previews/page-preview.tsx'
import { language, words } from '../../words.ts'
import { useEditor } from './editor-context.ts'

const kinds = ['page', 'button', 'mail'] as const
const mails = ['rsvp_signup_confirmation', 'rsvp_doi', 'rsvp_thank_you', 'rsvp_event_update', 'rsvp_change_confirmation', 'rsvp_reminder'] as const // oxfmt-ignore

/** What visitors and attendees will see, with everything that is not saved yet. */
export function EditorPreview() {
  const editor = useEditor()
  const texts = words.previews
  const [kind, setKind] = useState<(typeof kinds)[number]>('page')
  const [mail, setMail] = useState<(typeof mails)[number]>('rsvp_signup_confirmation')
  const { rsvp } = editor.event.value.value
  const request = { ...editor.unsaved(words.editor.untitled), language: language as 'en' }
  const isPublic = editor.event.saved.value.data.status === 'published'
  const hasReminders = (editor.form.value?.get('reminder_hours').length ?? 0) > 0
  const chosen = mail === 'rsvp_reminder' && !hasReminders ? 'rsvp_signup_confirmation' : mail
  const shown = kind === 'mail' && !rsvp ? 'page' : kind

  return (
    <aside class="editor-preview" aria-label={texts.title}>
      <Segmented
        label={texts.title}
        hidesLabel
        value={shown}
        options={kinds.filter((each) => each !== 'mail' || rsvp).map((value) => ({ value, label: texts[value] }))}
        onChange={setKind}
      />
      {shown === 'page' && <PagePreview request={request} title={texts.page} isPublic={isPublic} />}
      {shown === 'button' && <ButtonPreview request={request} background="page" isOpen={false} />}
      {shown === 'mail' && (
        <>
          <SelectField
            label={texts.mail}
            hidesLabel
            value={chosen}
            options={mails
              .filter((each) => each !== 'rsvp_reminder' || hasReminders)
              .map((value) => ({ value, label: words.editor.mails[value] }))}
            onChange={setMail}
          />
          <MailPreview request={{ ...request, type: chosen }} />
        </>
      )}
    </aside>
  )
}
