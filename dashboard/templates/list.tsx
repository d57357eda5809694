import type { ListedForm } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { eventName } from '../event-title.ts'
import { Await, Button, Empty, Menu, Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Listed, duplicate, remove } from './actions.ts'
import { type Kind, isKind, isOfOneEvent, kinds } from './kinds.ts'
import { templateTabs } from './tabs.ts'
import { Thumbnail } from './thumbnail.tsx'

/** More forms of single events than these are shown on request. */
const few = 12

/** All templates of a kind, each drawn in small. */
export default function Templates({ params }: { params: Readonly<Record<string, string>> }) {
  const place = params.kind!
  const kind = kinds[isKind(place) ? place : 'styles']
  const texts = words.templates.kinds[kind.place]
  const loaded = useData(`${organizationId.value}/templates/${kind.resource.name}`, (signal) => kind.calls.all(signal))
  const isEditor = can('editor')
  const newAddress = inOrganization('templates', kind.place, 'new')
  useCommands([
    isEditor && { id: 'new-template', label: texts.new, icon: 'add', run: () => navigate(newAddress) },
    ...(loaded.data ?? []).slice(0, 50).map(({ id, name }) => ({
      id: `template-${id}`,
      label: name,
      icon: kind.icon,
      run: () => navigate(inOrganization('templates', kind.place, id)),
    })),
  ])
  const create = isEditor && (
    <Button kind="primary" icon="add" href={newAddress}>
      {texts.new}
    </Button>
  )

  return (
    <Screen title={words.templates.title} text={words.templates.text} tabs={templateTabs()} actions={create}>
      <Await loaded={loaded}>
        {(templates) =>
          templates.length === 0 ? (
            <Empty icon={kind.icon} title={texts.emptyTitle} text={texts.empty} action={create} />
          ) : (
            <Apart kind={kind} templates={templates} isEditor={isEditor} />
          )
        }
      </Await>
    </Screen>
  )
}

interface CardsProps {
  readonly kind: Kind
  readonly templates: readonly Listed[]
  readonly isEditor: boolean
}

/** The forms of single events below the templates. */
function Apart({ kind, templates, isEditor }: CardsProps) {
  const texts = words.templates
  const [isAllShown, showAll] = useState(false)
  const own = templates.filter(isOfOneEvent)
  const shared = templates.filter((each) => !isOfOneEvent(each))
  const shown = isAllShown ? own : own.slice(0, few)
  return (
    <>
      {shared.length > 0 && <Cards kind={kind} templates={shared} isEditor={isEditor} />}
      {own.length > 0 && (
        <section class="own-forms" aria-labelledby="own-forms">
          <h2 id="own-forms">{texts.ownForms}</h2>
          <p class="help">{texts.ownFormsText}</p>
          <Cards kind={kind} templates={shown} isEditor={isEditor} />
          {shown.length < own.length && <Button onClick={() => showAll(true)}>{texts.choice.all(own.length)}</Button>}
        </section>
      )}
    </>
  )
}

function Cards({ kind, templates, isEditor }: CardsProps) {
  return (
    <ul class={`template-cards ${kind.place}`}>
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard kind={kind} template={template} isEditor={isEditor} />
        </li>
      ))}
    </ul>
  )
}

/** Which events use a form. */
function UsedBy({ events, first_event: event }: ListedForm) {
  const texts = words.templates
  return <small>{event ? texts.usedByEvents(eventName(event.name), events - 1) : texts.unusedForm}</small>
}

function TemplateCard({ kind, template, isEditor }: { kind: Kind; template: Listed; isEditor: boolean }) {
  const href = inOrganization('templates', kind.place, template.id)
  const copy = async () => {
    const id = await duplicate(kind, template)
    if (id !== undefined) navigate(inOrganization('templates', kind.place, id))
  }
  return (
    <article class="template-card">
      <Thumbnail kind={kind} id={template.id} />
      <footer>
        <span class="template-title">
          <a class="template-name" href={href} title={template.name}>
            {template.name}
          </a>
          {'single_event' in template && <UsedBy {...(template as ListedForm)} />}
        </span>
        {isEditor && (
          <Menu
            kind="quiet"
            size="small"
            icon="more"
            label={`${words.common.actions}: ${template.name}`}
            items={[
              { label: words.common.edit, icon: 'edit', href },
              { label: words.common.duplicate, icon: 'duplicate', run: () => void copy() },
              null,
              { label: words.common.delete, icon: 'remove', isDangerous: true, run: () => void remove(kind, template) },
            ]}
          />
        )}
      </footer>
    </article>
  )
}
