import { useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Await, Button, Empty, Menu, Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Listed, duplicate, remove } from './actions.ts'
import { type Kind, isKind, kinds } from './kinds.ts'
import { templateTabs } from './tabs.ts'
import { Thumbnail } from './thumbnail.tsx'

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
            <ul class={`template-cards ${kind.place}`}>
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateCard kind={kind} template={template} isEditor={isEditor} />
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Screen>
  )
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
        <a class="template-name" href={href}>
          {template.name}
        </a>
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
