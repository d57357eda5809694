import { inWords } from '../field-label.ts'
import { words } from '../words.ts'

interface Labels {
  readonly [field: string]: { readonly label?: string } | string | undefined
}

/** What a field is called where it is edited; what has no field there, by its own name in words. */
export function fieldName(type: string, field: string): string {
  const known = labelsOf(type)[field]
  return (typeof known === 'string' ? known : known?.label) ?? inWords(field)
}

function labelsOf(type: string): Labels {
  const { fields, groups, attendees, templateFields, settings } = words
  const { name, logo, senderName, replyTo, language, timeZone, timeFormat } = settings.organization
  const others: Readonly<Record<string, Labels>> = {
    event: fields.event,
    group: { subscription: groups.mode, ...groups.fields },
    rsvp: { ...(attendees.form as unknown as Labels), payload: attendees.columns.form },
    member: { role: settings.people.role },
    domain: { is_default: settings.domains.isDefault },
    organization: {
      name,
      logo,
      language,
      sender_name: senderName,
      reply_to: replyTo,
      time_zone: timeZone,
      time_format: timeFormat,
    },
  }
  return others[type] ?? (type === 'mails' ? {} : ((templateFields as unknown as Record<string, Labels>)[type] ?? {}))
}
