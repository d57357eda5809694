import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { confirm, messageOf, toast } from '../kit/index.ts'
import { can, organizationId } from '../session.ts'
import { words } from '../first-words.ts'

/** Adds content to try everything with. */
export async function addSamples() {
  const texts = words.shell.samples
  const { created } = await app.samples.create()
  invalidate(`${organizationId.value}/`)
  toast(created ? texts.added : texts.present)
}

export async function removeSamples() {
  const texts = words.shell.samples
  const question = { title: texts.confirm, text: texts.confirmText, confirm: texts.remove, isDangerous: true }
  if (!(await confirm(question))) return
  const { removed } = await app.samples.remove()
  invalidate(`${organizationId.value}/`)
  toast(texts.removed(removed))
}

/** Both from everywhere. */
export function useSampleCommands() {
  const { title, add, remove } = words.shell.samples
  const attempt = (act: () => Promise<void>) => () =>
    void act().catch((error: unknown) => toast(messageOf(error), { isError: true }))
  useCommands([
    can('editor') && { id: 'add-samples', label: `${title}: ${add}`, icon: 'sparkles', run: attempt(addSamples) },
    can('editor') && {
      id: 'remove-samples',
      label: `${title}: ${remove}`,
      icon: 'remove',
      run: attempt(removeSamples),
    },
  ])
}
