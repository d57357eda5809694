import type { Resource } from '@kalends/contract'
import { v1 } from '../api.ts'
import { useData } from '../cache.ts'
import { type Draft, type FieldText, ResourceField } from '../forms/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'

interface SlugFieldProps {
  readonly resource: Resource
  readonly text: FieldText
  readonly draft: Draft<Record<string, unknown>>
}

/** The name of a page in its address. The help shows the whole address, or why there is none. */
export function SlugField({ resource, text, draft }: SlugFieldProps) {
  const host = useHost()
  const texts = words.share.slug
  const slug = draft.get('slug') as string | null
  const help =
    host === undefined ? {} : { help: host === null ? texts.noDomain : texts.at(`${host}/${slug ?? text.placeholder}`) }
  return <ResourceField resource={resource} name="slug" text={{ ...text, ...help }} draft={draft} />
}

/** The domain that pages are on unless their template names another; null if there is none, undefined until it is known. */
function useHost(): string | null | undefined {
  const { data } = useData(`${organizationId.value}/domains/choice`, (signal) => v1.customDomains({ signal }))
  if (!data) return undefined
  const domains = data.available_custom_domains.filter(({ status }) => status === 'published')
  return (domains.find(({ id }) => id === data.default_custom_domain) ?? domains[0])?.host ?? null
}
