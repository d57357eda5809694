import { type Resource } from '@kalends/contract'
import { formatMoment } from '../format.ts'
import { words } from '../words.ts'
import type { FieldGroup, Kind, Template } from './kinds.ts'
import { plainText } from './plain-text.ts'

/** What is set in a section, in one line. */
export function summaryOf(name: FieldGroup['name'], fields: readonly string[], template: Template, kind: Kind): string {
  const texts = words.templates.summaries
  const option = (field: string) => optionOf(kind.resource, field, template[field])
  switch (name) {
    case 'look':
      return list(option('buttonStyle'), option('lightMode'), option('language'))
    case 'calendars':
      return texts.calendars((template.options as unknown[] | null)?.length ?? 0)
    case 'list':
      return option('listStyle')
    case 'labels':
      return texts.words(Object.keys((template.customLabels as object | null) ?? {}).length)
    case 'content':
      return plainText(template.title) || plainText(template.intro)
    case 'background':
      return list(option('background'), template.highlight_color as string)
    case 'seats':
      return list(
        template.max === null ? texts.unlimited : texts.seats(template.max as number),
        template.expires === null ? '' : formatMoment(template.expires as string),
      )
    case 'replies':
      return list(repliesOf(template), template.doi === true ? texts.confirms : '')
    case 'questions':
      return texts.questions((template.fields as unknown[]).length)
    case 'use':
      return template.single_event === true ? texts.oneEvent : texts.manyEvents
    case 'offer':
      return option('type')
    default: {
      const changed = fields.filter((field) => JSON.stringify(template[field] ?? null) !== JSON.stringify(kind.resource.defaults[field] ?? null)) // oxfmt-ignore
      return changed.length === 0 ? texts.standard : texts.switchedOn(changed.length)
    }
  }
}

function repliesOf({ initial_confirmation, maybe_option }: Template): string {
  const texts = words.templates.summaries
  return initial_confirmation === true ? texts.yes : maybe_option === true ? texts.maybe : texts.yesNo
}

const list = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

function optionOf({ name }: Resource, field: string, value: unknown): string {
  const fields = words.templateFields[name as 'style'] as Readonly<Record<string, { options?: Record<string, string> }>>
  return fields[field]?.options?.[value as string] ?? (value as string)
}
