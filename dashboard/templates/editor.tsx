import { useEffect, useState } from 'preact/hooks'
import { useData } from '../cache.ts'
import { type Draft, type Saved, passWarnings, useDraft } from '../forms/index.ts'
import { Await, Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { can, inOrganization, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { duplicate, remove } from './actions.ts'
import { EditorFrame } from './editor-frame.tsx'
import { GroupFields, textOf } from './group-fields.tsx'
import { type Kind, type Template, isKind, kinds } from './kinds.ts'
import { TemplatePreview } from './preview.tsx'
import { saveTemplate } from './save.ts'
import { isShown, withoutHidden } from './shown.ts'
import { UseOf } from './use.tsx'

/** One template, new or existing, with what it will look like beside it. */
export default function TemplateEditor({ params }: { params: Readonly<Record<string, string>> }) {
  const kind = kinds[isKind(params.kind!) ? params.kind : 'styles']
  const id = params.id === 'new' ? undefined : params.id!
  if (id === undefined) return <Editing kind={kind} id={undefined} saved={{ data: emptyOf(kind), etag: undefined }} />
  return <Existing key={id} kind={kind} id={id} />
}

function Existing({ kind, id }: { kind: Kind; id: string }) {
  const loaded = useData(`${organizationId.value}/templates/${kind.resource.name}/${id}`, () => kind.calls.read(id))
  if (loaded.data) return <Editing kind={kind} id={id} saved={loaded.data} />
  return (
    <Screen title={words.templates.kinds[kind.place].one} parent={parentOf(kind)} width="wide">
      <Await loaded={loaded}>{() => null}</Await>
    </Screen>
  )
}

function Editing({ kind, id, saved }: { kind: Kind; id: string | undefined; saved: Saved<Template> }) {
  const texts = words.templates
  const isNew = id === undefined
  const [isOpen, setOpen] = useState<string>(kind.groups[0]!.name)
  const draft: Draft<Template> = useDraft<Template>({
    key: draftKey(kind, id ?? 'new'),
    saved,
    save: (changes, etag) =>
      saveTemplate(
        kind,
        id,
        withoutHidden(kind, { ...(isNew && kind.initial), ...changes }, { ...draft.saved.peek().data, ...changes }),
        etag,
      ),
    ...(!isNew && { load: () => kind.calls.read(id) }),
  })
  const name = draft.get('name')

  const hidden = Object.keys(draft.errors.value).filter((field) => !isShown(kind, fieldIn(field), draft.value.value))
  useEffect(() => {
    if (hidden.length > 0)
      draft.errors.value = Object.fromEntries(
        Object.entries(draft.errors.peek()).filter(([field]) => !hidden.includes(field)),
      )
  }, [hidden.join()])

  // A section with an error opens, so that nobody has to look for it.
  const wrong = Object.keys(draft.errors.value).map(fieldIn)[0]
  useEffect(() => {
    const found = kind.groups.find(({ fields }) => wrong !== undefined && fields.includes(wrong))
    if (found) setOpen(found.name)
  }, [wrong])

  async function copy() {
    const made = await duplicate(kind, { id: Number(id), name })
    if (made !== undefined) navigate(inOrganization('templates', kind.place, made))
  }

  async function erase() {
    if (await remove(kind, { id: Number(id), name })) navigate(inOrganization('templates', kind.place))
  }

  return (
    <EditorFrame
      draft={draft}
      title={isNew ? texts.kinds[kind.place].new : saved.data.name}
      parent={parentOf(kind)}
      isNew={isNew}
      badge={!isNew && <UseOf kind={kind.resource.name} id={id} />}
      items={
        isNew
          ? []
          : [
              { label: words.common.duplicate, icon: 'duplicate', run: () => void copy() },
              { label: words.common.delete, icon: 'remove', isDangerous: true, run: () => void erase() },
            ]
      }
      textOf={(field) => textOf(kind.resource.name, field)}
      onSaved={(result) => {
        if (!isNew) return
        passWarnings(draftKey(kind, String(result.id)), draft.warnings.peek())
        navigate(inOrganization('templates', kind.place, String(result.id)), { replace: true })
      }}
      preview={can('editor') && <TemplatePreview kind={kind} draft={draft} id={id} />}
    >
      <GroupFields
        kind={kind}
        draft={draft}
        opened={isOpen}
        onOpen={setOpen}
        isDisabled={!can('editor')}
        isNew={isNew}
      />
    </EditorFrame>
  )
}

function parentOf(kind: Kind) {
  return { label: words.templates.kinds[kind.place].tab, href: inOrganization('templates', kind.place) }
}

/** `fields[0].label` is in `fields`. */
const fieldIn = (path: string) => path.split(/[.[]/)[0]!

function emptyOf({ resource, initial }: Kind): Template {
  return { name: '', ...resource.defaults, ...initial }
}

function draftKey({ resource }: Kind, id: string): string {
  return `${organizationId.value}/template/${resource.name}/${id}`
}
