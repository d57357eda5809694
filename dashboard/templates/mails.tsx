import { type EmailTemplateType, emailTemplateTypes } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Await, Badge, Button, Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { NewMailDialog } from './mail-new.tsx'
import { MailThumbnail } from './mail-thumbnail.tsx'
import { templateTabs } from './tabs.ts'

/** The mails to attendees, by their kind, in the order in which attendees get them. */
export default function Mails() {
  const texts = words.templates
  const [isCreating, setCreating] = useState(false)
  const loaded = useData(`${organizationId.value}/templates/mails`, (signal) => app.emailTemplates.list({}, { signal }))
  const isEditor = can('editor')
  useCommands([
    isEditor && { id: 'new-template', label: texts.mail.new, icon: 'add', run: () => setCreating(true) },
    ...(loaded.data ?? []).slice(0, 50).map(({ id, name }) => ({
      id: `template-${id}`,
      label: name,
      icon: 'mail' as const,
      run: () => navigate(inOrganization('templates', 'mails', id)),
    })),
  ])
  return (
    <Screen
      title={texts.title}
      text={texts.text}
      tabs={templateTabs()}
      actions={
        isEditor && (
          <Button kind="primary" icon="add" onClick={() => setCreating(true)}>
            {texts.mail.new}
          </Button>
        )
      }
    >
      <Await loaded={loaded}>
        {(templates) => (
          <ul class="template-cards mails">
            {inOrder(templates).map(({ id, name, type, is_default }) => (
              <li key={id}>
                <article class="template-card">
                  <MailThumbnail id={id} />
                  <footer>
                    <span class="template-title">
                      <a class="template-name" href={inOrganization('templates', 'mails', id)}>
                        {is_default ? words.templateFields.mails[type].name : name}
                      </a>
                      <small>
                        {is_default ? words.templateFields.mails[type].text : words.templateFields.mails[type].name}
                      </small>
                    </span>
                    {!is_default && <Badge>{texts.mail.own}</Badge>}
                  </footer>
                </article>
              </li>
            ))}
          </ul>
        )}
      </Await>
      {isCreating && <NewMailDialog onClose={() => setCreating(false)} />}
    </Screen>
  )
}

function inOrder<T extends { id: number; type: EmailTemplateType }>(templates: readonly T[]): T[] {
  const place = ({ type }: T) => emailTemplateTypes.indexOf(type)
  return templates.toSorted((one, other) => place(one) - place(other) || one.id - other.id)
}
