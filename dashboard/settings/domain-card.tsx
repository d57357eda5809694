import type { ManagedDomain } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatAgo, formatList, formatMoment } from '../format.ts'
import { Badge, Button, Failure, Icon, Menu, Switch, confirm, toast, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { DnsRecords } from './dns-records.tsx'
import { DomainDialog } from './domain-dialog.tsx'
import { Facts } from './facts.tsx'

/** A domain with its records, its state in words and what can be done now. */
export function DomainCard({ domain }: { domain: ManagedDomain }) {
  const texts = words.settings.domains
  const { id, host, landing_pages: pages } = domain
  const isPublished = domain.status === 'published'
  const action = useAction()
  const [isEditing, setEditing] = useState(false)

  /** A check changes what is known of the records even if it fails. */
  async function change(send: () => Promise<unknown>, done: string | undefined) {
    const isDone = await action.run(send)
    invalidate(`${organizationId.peek()}/domains`)
    if (isDone && done !== undefined) toast(done)
  }
  const check = () =>
    change(async () => {
      const { records } = await app.domains.verify({ id })
      if (records.every(({ result }) => result === 'ok')) toast(texts.checked)
    }, undefined)
  const publish = () => change(() => app.domains.publish({ id }), texts.publishedNow(host))

  async function unpublish() {
    const title = texts.unpublishTitle(host)
    if (await confirm({ title, text: texts.unpublishText, confirm: texts.unpublish, isDangerous: true }))
      await change(() => app.domains.unpublish({ id }), texts.unpublished(host))
  }

  async function remove() {
    const names = formatList(pages.map(({ name }) => name))
    const text = pages.length === 0 ? texts.removeText : `${texts.removeText} ${texts.releases(pages.length, names)}`
    if (await confirm({ title: texts.removeTitle(host), text, confirm: texts.remove, isDangerous: true }))
      await change(() => app.domains.remove({ id, query: { force: pages.length > 0 } }), texts.removed(host))
  }

  useCommands([
    { id: `check-${id}`, label: `${texts.check}: ${host}`, icon: 'refresh', run: () => void check() },
    !isPublished && { id: `publish-${id}`, label: `${texts.publish}: ${host}`, icon: 'publish', run: () => void publish() },
  ]) // oxfmt-ignore

  return (
    <section class="card stack" aria-label={host}>
      <header class="card-head domain-head">
        <div class="title-row">
          <h2>{host}</h2>
          {isPublished ? <Badge tone="good">{texts.published}</Badge> : <Badge>{texts.draft}</Badge>}
          {domain.is_default && <Badge tone="accent">{texts.isDefault}</Badge>}
        </div>
        <div class="card-actions">
          <Button icon="refresh" isBusy={action.isBusy} label={host} onClick={() => void check()}>
            {texts.check}
          </Button>
          {!isPublished && (
            <Button kind="primary" label={host} onClick={() => void publish()}>
              {texts.publish}
            </Button>
          )}
          <Menu
            kind="quiet"
            icon="more"
            label={texts.actionsOf(host)}
            items={[
              { label: texts.fallbackEdit, icon: 'edit', run: () => setEditing(true) },
              null,
              isPublished && { label: texts.unpublish, icon: 'hide', isDangerous: true, run: () => void unpublish() },
              !isPublished && { label: texts.remove, icon: 'remove', isDangerous: true, run: () => void remove() },
            ]}
          />
        </div>
      </header>
      <State {...domain} />
      <Failure of={action} />
      <DnsRecords host={host} records={domain.records} />
      {isPublished && (
        <Switch
          label={texts.useDefault}
          help={texts.useDefaultHelp}
          isOn={domain.is_default}
          onChange={(isOn) =>
            void change(() => (isOn ? app.domains.makeDefault({ id }) : app.domains.unsetDefault({ id })), undefined)
          }
        />
      )}
      <Facts
        facts={[
          [texts.fallback, domain.fallback_url ?? texts.fallbackNone],
          ...(pages.length === 0 ? [] : ([[texts.usedBy, formatList(pages.map(({ name }) => name))]] as const)),
        ]}
      />
      {isEditing && (
        <DomainDialog domain={domain} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      )}
    </section>
  )
}

function State({ status, records, checked, missing_since }: ManagedDomain) {
  const { states } = words.settings.domains
  const areRight = records.every(({ result }) => result === 'ok')
  const [tone, icon, text] =
    status === 'published'
      ? missing_since === null
        ? (['good', 'done', states.live(checked === null ? '' : formatAgo(checked))] as const)
        : (['warning', 'warning', states.losing(formatMoment(missing_since))] as const)
      : areRight
        ? (['good', 'done', states.ready] as const)
        : checked === null
          ? (['neutral', 'info', states.fresh] as const)
          : (['warning', 'warning', states.incomplete(formatAgo(checked))] as const)
  return (
    <p class={`state ${tone}`} aria-live="polite">
      <Icon name={icon} />
      <span>{text}</span>
    </p>
  )
}
