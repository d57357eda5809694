import { type Me, languages } from '@kalends/contract'
import { useEffect } from 'preact/hooks'
import { app } from '../api.ts'
import { compareTexts, languageName, timeZones } from '../format.ts'
import { SaveButtons, SaveFailure, keep, readKept, useDraft } from '../forms/index.ts'
import { Card, Segmented, SelectField, TextField, toast } from '../kit/index.ts'
import { scheme, schemes, setScheme } from '../scheme.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'
import { Email } from './email.tsx'

type Fields = Pick<Me, 'name' | 'language' | 'time_zone'>

/** Name, language and time zone. Another language loads the application again. */
export function Profile() {
  const texts = words.me
  const draft = useDraft<Fields>({
    key: 'me',
    saved: savedOf(me.value),
    async save(changes) {
      me.value = await app.me.update({ body: changes })
      if ('language' in changes) loadAgain()
      return savedOf(me.value)
    },
  })
  useEffect(() => {
    if (!readKept(reloaded)) return
    keep(reloaded, {})
    toast(words.common.saved, { subject: 'saved' })
  }, [])
  return (
    <Card title={texts.profile}>
      <div class="stack">
        <SaveFailure draft={draft} />
        <TextField
          name="name"
          label={texts.name.label}
          help={texts.name.help}
          autocomplete="name"
          value={draft.get('name')}
          error={draft.errors.value.name}
          onInput={(name) => draft.set('name', name)}
        />
        <Email />
        <SelectField
          name="language"
          label={texts.language.label}
          help={texts.language.help}
          value={draft.get('language') ?? ''}
          error={draft.errors.value.language}
          options={[{ value: '', label: texts.language.unset }, ...languageOptions()]}
          onChange={(language) => draft.set('language', language || null)}
        />
        <TextField
          name="time_zone"
          label={texts.timeZone.label}
          help={texts.timeZone.help}
          placeholder={texts.timeZone.unset}
          list={timeZones()}
          value={draft.get('time_zone') ?? ''}
          error={draft.errors.value.time_zone}
          onInput={(zone) => draft.set('time_zone', zone || null)}
        />
        <div class="field">
          <Segmented
            label={texts.appearance.label}
            value={scheme.value}
            onChange={setScheme}
            options={schemes.map((value) => ({ value, label: texts.appearance[value] }))}
          />
          <p class="help">{texts.appearance.help}</p>
        </div>
        <div class="save-row">
          <SaveButtons draft={draft} />
        </div>
      </div>
    </Card>
  )
}

const reloaded = 'me/reloaded'

/** In another language. What was saved is said afterwards. */
function loadAgain() {
  keep(reloaded, { isSaved: true })
  // The draft is no longer stored by then.
  setTimeout(() => location.reload())
}

function savedOf({ name, language, time_zone }: Me) {
  return { data: { name, language, time_zone }, etag: JSON.stringify([name, language, time_zone]) }
}

/** Each by its own name, so that people find theirs. */
function languageOptions() {
  return languages
    .map((value) => ({ value: value as string, label: languageName(value, value) }))
    .toSorted((a, b) => compareTexts(a.label, b.label))
}
