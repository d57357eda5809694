import { Group } from '@kalends/contract'
import { isAboutFields, v1 } from '../api.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import {
  ConflictDialog,
  type Draft,
  Editable,
  type FieldText,
  ResourceField,
  SaveButtons,
  SaveFailure,
  SaveWarnings,
  type Saved,
  ViewerNotice,
  friendly,
  useDraft,
} from '../forms/index.ts'
import { Await, Card, Empty, Fold, Menu, Screen, confirm, toast, untilDone } from '../kit/index.ts'
import { PagePreview } from '../previews/page-preview.tsx'
import { type Params, navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { SlugField } from '../share/slug-field.tsx'
import type { KindName } from '../templates/kinds.ts'
import { TemplateChoice } from '../templates/template-choice.tsx'
import { words } from '../words.ts'
import { groupTabs } from './group-tabs.ts'
import { groupKey, groupsKey, loadGroup, useGroup } from './group.ts'
import { ModeChoice, ModeRefusal } from './mode.tsx'

export default function EditGroup({ params }: { params: Params }) {
  const loaded = useGroup(params.prokey!)
  return loaded.data ? (
    <Editor key={params.prokey} saved={loaded.data} />
  ) : (
    <Screen title={words.shell.calendars}>
      <Await loaded={loaded}>{() => null}</Await>
    </Screen>
  )
}

type Item = Record<string, unknown>

/** Otherwise, the server refuses to draw one. */
const hasPage = ({ subscription, public_event_overview: isOverview }: Group) => subscription !== 'no' || isOverview

function Editor({ saved }: { saved: Saved<Group> }) {
  const { prokey } = saved.data
  const texts = words.groups
  const draft = useDraft<Group>({
    key: groupKey(prokey),
    saved,
    load: () => loadGroup(prokey),
    save: async (changes, etag) => {
      const { warnings } = await v1.group.update(prokey, changes, { ifMatch: etag })
      invalidate(groupKey(prokey), groupsKey())
      return { ...(await loadGroup(prokey)), warnings }
    },
  })
  const mayEdit = can('editor')
  useCommands([
    mayEdit && { id: 'delete-group', label: texts.delete, icon: 'remove', run: () => void remove(saved.data) },
  ])
  const item = draft.value.value
  const fields = draft as unknown as Draft<Item>
  const isOwn = item.subscription !== 'external'

  return (
    <Screen
      title={saved.data.name}
      parent={{ label: words.shell.calendars, href: inOrganization('groups') }}
      tabs={groupTabs(prokey)}
      width="wide"
      actions={
        mayEdit && (
          <SaveButtons draft={draft}>
            <Menu
              kind="secondary"
              icon="more"
              label={words.common.actions}
              items={[{ label: texts.delete, icon: 'remove', isDangerous: true, run: () => void remove(saved.data) }]}
            />
          </SaveButtons>
        )
      }
    >
      <ConflictDialog draft={draft} labelOf={(field) => textOf(field).label} onResolved={() => void draft.save()} />
      <div class="with-preview">
        <Editable class="stack">
          <ViewerNotice />
          {draft.failure.value === undefined || isAboutFields(draft.failure.value) ? (
            <SaveFailure draft={draft} />
          ) : (
            <ModeRefusal failure={draft.failure.value} />
          )}
          <SaveWarnings draft={draft} textOf={textOf} />
          <Card>
            <div class="stack">
              <ResourceField resource={Group} name="name" text={texts.fields.name} draft={fields} />
              <ModeChoice
                value={item.subscription}
                locked={saved.data.subscription === 'external'}
                onChange={(mode) => draft.set('subscription', mode)}
              />
              {!isOwn && (
                <ResourceField
                  resource={Group}
                  name="subscription_cal_url"
                  text={texts.fields.subscription_cal_url}
                  draft={fields}
                />
              )}
              {item.subscription === 'no' && (
                <ResourceField
                  resource={Group}
                  name="public_event_overview"
                  text={texts.fields.public_event_overview}
                  draft={fields}
                />
              )}
            </div>
          </Card>
          <Fold
            title={texts.look}
            icon="style"
            summary={texts.lookSummary(item.layout !== null, item.landingpage !== null)}
          >
            <GroupTemplate draft={draft} name="layout" kind="styles" />
            <GroupTemplate draft={draft} name="landingpage" kind="pages" />
          </Fold>
          <Fold title={texts.after} icon="cta" summary={item.cta ? words.common.yes : words.common.no}>
            <ResourceField resource={Group} name="cta" text={texts.fields.cta} draft={fields} />
            {item.cta && <GroupTemplate draft={draft} name="cta_block" kind="calls-to-action" />}
          </Fold>
          <Fold title={texts.address} icon="domain" summary={item.slug === null ? '' : `/${item.slug}`}>
            <SlugField resource={Group} text={texts.fields.slug} draft={fields} />
          </Fold>
          <Fold title={texts.note} icon="note" summary={item.internal_note ?? ''}>
            <ResourceField resource={Group} name="internal_note" text={texts.fields.internal_note} draft={fields} />
          </Fold>
        </Editable>
        {mayEdit && (
          <aside class="preview-side" aria-label={words.previews.title}>
            {hasPage(item) ? (
              <PagePreview
                title={words.previews.title}
                request={{ item: prokey, changes: { group: draft.changes.value } }}
              />
            ) : (
              <Empty icon="page" title={texts.noPage.title} text={texts.noPage.text} />
            )}
          </aside>
        )}
      </div>
    </Screen>
  )
}

interface GroupTemplateProps {
  readonly draft: Draft<Group>
  readonly name: 'layout' | 'landingpage' | 'cta_block'
  readonly kind: KindName
}

/** A template that the calendar uses, chosen by its look. */
function GroupTemplate({ draft, name, kind }: GroupTemplateProps) {
  const { label, unset } = words.groups.fields[name]
  return (
    <TemplateChoice
      kind={kind}
      name={name}
      label={label}
      error={friendly(draft.errors.value[name], name, label)}
      unset={unset}
      value={draft.get(name)}
      onChange={(id) => draft.set(name, id)}
    />
  )
}

function textOf(field: string): FieldText {
  const { fields, mode, modes } = words.groups
  if (field === 'subscription') return { label: mode, options: modes }
  return (fields as Readonly<Record<string, FieldText>>)[field] ?? { label: field }
}

async function remove({ prokey, name, events }: Group) {
  const texts = words.groups
  const isSure = await confirm({
    title: texts.deleteTitle(name),
    text: texts.deleteText(events.length),
    confirm: texts.delete,
    isDangerous: true,
    ...(events.length > 0 && { typed: name }),
  })
  if (!isSure) return
  if (!(await untilDone(() => v1.group.delete(prokey)))) return
  navigate(inOrganization('groups'))
  invalidate(`${organizationId.value}/`)
  toast(texts.deleted(name), { undo: () => void untilDone(undo) })

  async function undo() {
    await v1.group.restore(prokey)
    invalidate(`${organizationId.value}/`)
    toast(words.common.undone)
  }
}
