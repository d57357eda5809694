import type { ManagedEmailTemplate, RsvpBlock } from '@kalends/contract'
import { app, v1 } from '../api.ts'
import { useData } from '../cache.ts'
import type { Variable } from '../forms/index.ts'
import { organizationId } from '../session.ts'

/** More forms than these are not looked at for their fields. */
const mostForms = 30

/** What texts of a mail may use: with the fields of the forms that send it, by their names. */
export function useMailVariables({ id, type, is_default: isDefault }: ManagedEmailTemplate): readonly Variable[] {
  const { data } = useData(`${organizationId.value}/mail-variables`, (signal) =>
    app.emailTemplates.variables({}, { signal }),
  )
  const known = data?.find((each) => each.type === type)?.variables ?? []
  const { data: forms } = useData(`${organizationId.value}/templates/rsvp-block/read`, async () => {
    const all = await v1.rsvpBlock.all()
    return Promise.all(all.slice(0, mostForms).map((form) => v1.rsvpBlock.read(form.id)))
  })
  const senders = (forms ?? []).filter((form) => {
    const mail = form[`email_${type}`]
    return mail === id || (mail === null && isDefault)
  })
  return known.flatMap((each) => (each.name === 'field.NAME' ? fieldsOf(senders, each) : [each]))
}

function fieldsOf(forms: readonly RsvpBlock[], { description, sample }: Variable): Variable[] {
  const fields = forms.flatMap((form) => form.fields).filter(({ type, name }) => type !== 'label' && name !== '')
  const byName = new Map(fields.map(({ name, label }) => [name, label ?? description]))
  return [...byName].map(([name, label]) => ({ name: `field.${name}`, description: label, sample }))
}
