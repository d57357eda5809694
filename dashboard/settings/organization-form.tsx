import { type Organization, type OrganizationSettings, languages } from '@kalends/contract'
import type { ComponentChildren } from 'preact'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { compareTexts, languageName, timeZones } from '../format.ts'
import { type Draft, ImageField, SaveButtons, SaveFailure, useDraft } from '../forms/index.ts'
import { Card, SelectField, TextField } from '../kit/index.ts'
import { me, organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Frame } from './frame.tsx'
import { PlannedRemoval } from './removal.tsx'

type Settings = OrganizationSettings

export function OrganizationForm({ organization, after }: { organization: Organization; after: ComponentChildren }) {
  const texts = words.settings.organization
  const draft = useDraft<Settings>({
    key: `${organization.id}/organization`,
    saved: { data: settingsOf(organization), etag: JSON.stringify(organization) },
    async save(changes) {
      const data = await app.organization.update({ body: changes })
      return { data: settingsOf(data), etag: JSON.stringify(data) }
    },
  })

  function saved() {
    const { name } = draft.saved.peek().data
    const { organizations } = me.peek()
    me.value = {
      ...me.peek(),
      organizations: organizations.map((each) => (each.id === organization.id ? { ...each, name } : each)),
    }
    invalidate(`${organizationId.peek()}/organization`)
  }

  return (
    <Frame section="organization" text={texts.text} actions={<SaveButtons draft={draft} onSaved={saved} />}>
      <PlannedRemoval {...organization} />
      <SaveFailure draft={draft} />
      <Card title={texts.profile}>
        <div class="stack">
          <Line draft={draft} name="name" {...texts.name} />
          <ImageField
            name="logo"
            label={texts.logo.label}
            help={texts.logo.help}
            error={draft.errors.value.logo}
            value={draft.get('logo')}
            library={[]}
            onChange={(id) => draft.set('logo', id)}
          />
        </div>
      </Card>
      <Card title={texts.mail} text={texts.mailText}>
        <div class="columns">
          <Line draft={draft} name="sender_name" {...texts.senderName} placeholder={draft.get('name')} />
          <Line draft={draft} name="reply_to" {...texts.replyTo} type="email" placeholder="events@example.org" />
        </div>
      </Card>
      <Card title={texts.region}>
        <div class="columns">
          <SelectField
            name="language"
            label={texts.language.label}
            help={texts.language.help}
            error={draft.errors.value.language}
            value={draft.get('language') ?? ''}
            options={[{ value: '', label: texts.language.unset }, ...languageOptions()]}
            onChange={(value) => draft.set('language', (value || null) as Settings['language'])}
          />
          <Line
            draft={draft}
            name="time_zone"
            label={texts.timeZone.label}
            help={texts.timeZone.help}
            placeholder={texts.timeZone.unset}
            list={timeZones()}
          />
          <SelectField
            name="time_format"
            label={texts.timeFormat.label}
            error={draft.errors.value.time_format}
            value={draft.get('time_format')}
            options={(['language', '12', '24'] as const).map((value) => ({
              value,
              label: texts.timeFormat.options[value],
            }))}
            onChange={(value) => draft.set('time_format', value)}
          />
        </div>
      </Card>
      {after}
    </Frame>
  )
}

interface LineProps {
  readonly draft: Draft<Settings>
  readonly name: 'name' | 'sender_name' | 'reply_to' | 'time_zone'
  readonly label: string
  readonly help: string
  readonly type?: 'email'
  readonly placeholder?: string
  readonly list?: readonly string[]
}

function Line({ draft, name, ...field }: LineProps) {
  return (
    <TextField
      {...field}
      name={name}
      error={draft.errors.value[name]}
      value={draft.get(name) ?? ''}
      onInput={(value) => draft.set(name, name === 'name' ? value : value || null)}
    />
  )
}

function settingsOf({ name, logo, sender_name, reply_to, language, time_zone, time_format }: Organization): Settings {
  return { name, logo, sender_name, reply_to, language, time_zone, time_format }
}

/** The 23 languages of pages, by their names. */
function languageOptions() {
  return languages
    .map((value) => ({ value: value as string, label: languageName(value) }))
    .toSorted((a, b) => compareTexts(a.label, b.label))
}
