import { EmailTemplate, type ManagedEmailTemplate, languages } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app, v1 } from '../api.ts'
import { invalidate, useData } from '../cache.ts'
import { type Saved, useDraft } from '../forms/index.ts'
import {
  Await,
  Badge,
  Button,
  Notice,
  Screen,
  SelectField,
  confirm,
  messageOf,
  toast,
  untilDone,
  useAction,
} from '../kit/index.ts'
import { MailPreview } from '../previews/mail-preview.tsx'
import { navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { language as ownLanguage, words } from '../words.ts'
import { EditorFrame } from './editor-frame.tsx'
import { MailFields } from './mail-fields.tsx'
import { type Language, mailRequest } from './mail-request.ts'
import { UseOf, useSummary } from './use.tsx'

const parent = () => ({ label: words.templates.mailsTab, href: inOrganization('templates', 'mails') })

/** The texts of one mail, with the built-in ones for those that are empty. */
export default function MailEditor({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id!
  const [language, setLanguage] = useState(ownLanguage as Language)
  const loaded = useData(`${organizationId.value}/templates/mails/${id}/${language}`, () => readMail(id, language))
  const [last, setLast] = useState<Saved<ManagedEmailTemplate>>()
  if (loaded.data && loaded.data !== last) setLast(loaded.data)
  const shown = loaded.data ?? last
  if (shown) return <Editing id={id} saved={shown} language={language} onLanguage={setLanguage} />
  return (
    <Screen title={words.templates.mailsTab} parent={parent()} width="wide">
      <Await loaded={loaded}>{() => null}</Await>
    </Screen>
  )
}

async function readMail(id: string, language: Language): Promise<Saved<ManagedEmailTemplate>> {
  const { data, etag } = await app.emailTemplates.read({ id, query: { language } }).withResponse()
  return { data, etag }
}

interface EditingProps {
  readonly id: string
  readonly saved: Saved<ManagedEmailTemplate>
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

function Editing({ id, saved, language, onLanguage }: EditingProps) {
  const texts = words.templates.mail
  const { type, is_default: isDefault, name } = saved.data
  const [tested, setTested] = useState<string>()
  const testing = useAction()
  const kept = words.templateFields.mails[type]
  const draft = useDraft<ManagedEmailTemplate>({
    key: `${organizationId.value}/template/mail/${id}`,
    saved,
    async save(changes, etag) {
      await app.emailTemplates.update({ id, body: changes }, { ifMatch: etag })
      const now = await readMail(id, language)
      invalidate(`${organizationId.value}/templates/`)
      return now
    },
    load: () => readMail(id, language),
  })
  const request = mailRequest(type, { id: Number(id), ...draft.changes.value }, language)

  function test() {
    setTested(undefined)
    return testing.run(async () => {
      const { delivery, recipient } = await app.emailTemplates.test({ body: request })
      setTested(delivery === 'sent' ? texts.tested(recipient) : texts.testKept)
    })
  }

  async function reset() {
    const isSure = await confirm({
      title: texts.resetTitle,
      text: texts.resetText,
      confirm: texts.reset,
      isDangerous: true,
    })
    if (!isSure) return
    const { subject, headline, content, button_label, from_name, reply_to } = draft.saved.peek().data
    const isReset = await untilDone(() => app.emailTemplates.reset({ id }))
    if (!isReset) return
    draft.discard()
    invalidate(`${organizationId.value}/templates/`)
    const before = { subject, headline, content, button_label, from_name, reply_to }
    toast(texts.resetDone, { undo: () => void bringBack(id, before) })
  }

  return (
    <EditorFrame
      draft={draft}
      title={isDefault ? kept.name : name}
      parent={parent()}
      isNew={false}
      badge={isDefault ? <Badge>{texts.standard}</Badge> : <UseOf kind={EmailTemplate.name} id={id} />}
      items={[
        { label: texts.test, icon: 'send', run: () => void test() },
        { label: texts.reset, icon: 'undo', run: () => void reset() },
        ...(isDefault
          ? []
          : [
              {
                label: words.common.delete,
                icon: 'remove' as const,
                isDangerous: true,
                run: () => void removeMail(id, name),
              },
            ]),
      ]}
      textOf={(field) => words.templateFields['email-template'][field as 'subject'] ?? { label: field }}
      onSaved={() => {}}
      preview={
        can('editor') && (
          <div class="stack">
            <div class="mail-tools">
              <SelectField
                label={texts.builtInLanguage}
                value={language}
                onChange={onLanguage}
                options={languages.map((value) => ({
                  value,
                  label: words.templateFields.style.language.options[value],
                }))}
              />
              <Button icon="send" isBusy={testing.isBusy} onClick={() => void test()}>
                {texts.test}
              </Button>
            </div>
            <div aria-live="polite">
              {tested !== undefined && <Notice tone="good">{tested}</Notice>}
              {testing.failure !== undefined && <Notice tone="error">{messageOf(testing.failure)}</Notice>}
            </div>
            <MailPreview request={request} />
          </div>
        )
      }
    >
      <p class="help">{`${kept.text} ${isDefault ? texts.defaultStays : ''}`}</p>
      <MailFields draft={draft} builtIn={saved.data.built_in} isDisabled={!can('editor')} />
    </EditorFrame>
  )
}

/** The texts as they were before they were reset. */
function bringBack(id: string, before: object) {
  return untilDone(async () => {
    await app.emailTemplates.update({ id, body: before })
    invalidate(`${organizationId.value}/templates/`)
    toast(words.templates.mail.resetUndone)
  })
}

/** Deletes a template after saying which forms use it. It can be undone. */
function removeMail(id: string, name: string) {
  const texts = words.templates
  return untilDone(async () => {
    const use = await app.templates.use({ kind: EmailTemplate.name, id })
    const text = useSummary(use, texts.deletion['email-template'])
    const question = { title: texts.deleteTitle(name), text, confirm: texts.deleteVerb, isDangerous: true }
    if (use.count > 0 && !(await confirm(question))) return
    await app.emailTemplates.remove({ id, query: { force: true } })
    invalidate(`${organizationId.value}/templates/`)
    navigate(inOrganization('templates', 'mails'))
    toast(texts.deleted(name), { undo: () => void restoreMail(id, name) })
  })
}

function restoreMail(id: string, name: string) {
  return untilDone(async () => {
    await v1.emailTemplate.restore(id)
    invalidate(`${organizationId.value}/templates/`)
    toast(words.templates.restored(name))
  })
}
