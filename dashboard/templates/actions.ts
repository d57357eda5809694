import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { confirm, toast, untilDone } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { type Kind, isOfOneEvent, writable } from './kinds.ts'
import { useSummary } from './use.tsx'

export interface Listed {
  readonly id: number
  readonly name: string
}

const refresh = () => invalidate(`${organizationId.value}/templates/`)

/** Makes a copy and returns its id. */
export async function duplicate(kind: Kind, { id, name }: Listed): Promise<string | undefined> {
  const texts = words.templates
  let copy: string | undefined
  await untilDone(async () => {
    const { data } = await kind.calls.read(String(id))
    copy = (
      await kind.calls.create({
        ...writable(kind, data),
        ...(isOfOneEvent(data) && { single_event: false }),
        name: texts.copyOf(name),
      })
    ).id
    refresh()
    toast(texts.duplicated(texts.copyOf(name)))
  })
  return copy
}

/** Says where it is used before it is deleted. Returns whether it was. */
export async function remove(kind: Kind, { id, name }: Listed): Promise<boolean> {
  const texts = words.templates
  const type = kind.resource.name as keyof typeof texts.deletion
  let isRemoved = false
  await untilDone(async () => {
    const use = await app.templates.use({ kind: type, id })
    const isSure =
      use.count === 0 ||
      (await confirm({
        title: texts.deleteTitle(name),
        text: useSummary(use, texts.deletion[type]),
        confirm: texts.deleteVerb,
        isDangerous: true,
      }))
    if (!isSure) return
    await kind.calls.remove(String(id))
    isRemoved = true
    refresh()
    toast(texts.deleted(name), { undo: () => void restore(kind, { id, name }) })
  })
  return isRemoved
}

function restore(kind: Kind, { id, name }: Listed) {
  return untilDone(async () => {
    await kind.calls.restore(String(id))
    refresh()
    toast(words.templates.restored(name))
  })
}
