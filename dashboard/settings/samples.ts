import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { confirm, toast } from '../kit/index.ts'
import { organizationId } from '../session.ts'
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
