import { type RsvpBlock, languages } from '@kalends/contract'
import type { Draft, Question } from '../forms/index.ts'
import { boot } from '../boot.ts'
import { Checkbox, Segmented, SelectField, Switch, TextField } from '../kit/index.ts'
import { compareTexts, languageName } from '../format.ts'
import { words } from '../words.ts'
import type { Payload, Written } from './attendee-draft.ts'
import { askedBy } from './event-form.ts'

interface FieldsProps {
  readonly draft: Draft<Written>
  readonly form: RsvpBlock | undefined
  readonly isNew: boolean
}

/** Everything about one RSVP that an organizer can write. */
export function AttendeeFields({ draft, form, isNew }: FieldsProps) {
  const texts = words.attendees.form
  const errors = draft.errors.value
  const isErased = !isNew && draft.saved.value.data.email === ''
  const statuses = ['confirmed', ...(form?.maybe_option ? ['undecided'] : []), 'declined']
  const status = draft.get('status')
  const options = (statuses.includes(status) ? statuses : [status, ...statuses]).map((value) => ({
    value,
    label: words.attendees.status[value as 'confirmed'],
  }))
  return (
    <>
      {isErased ? (
        <p class="help">{texts.erasedHelp}</p>
      ) : (
        <TextField
          label={texts.email}
          name="email"
          type="email"
          isFocused={isNew}
          value={draft.get('email')}
          error={errors.email}
          onInput={(value) => draft.set('email', value)}
        />
      )}
      <div class="columns">
        <Segmented
          label={texts.status}
          name="status"
          value={status}
          options={options}
          onChange={(value) => draft.set('status', value)}
        />
        <TextField
          label={texts.amount}
          name="amount"
          type="number"
          min={1}
          value={String(draft.get('amount') ?? '')}
          error={errors.amount}
          onInput={(value) => draft.set('amount', value === '' ? null : Number(value))}
        />
      </div>
      {errors.status && <p class="field-error">{errors.status}</p>}
      {!isErased &&
        askedBy(form).map((question) => <QuestionField key={question.name} question={question} draft={draft} />)}
      {!isErased && (
        <>
          <SelectField
            label={texts.language}
            name="language"
            value={draft.get('language')}
            options={[...(isNew ? [{ value: '', label: texts.languageDefault }] : []), ...languageNames()]}
            onChange={(value) => draft.set('language', value)}
          />
          {boot.sendsMail ? (
            <Switch
              label={texts.inform}
              help={isNew ? texts.informHelp : texts.informChange}
              name="inform"
              isOn={draft.get('inform')}
              onChange={(isOn) => draft.set('inform', isOn)}
            />
          ) : (
            <p class="help">{texts.cannotInform}</p>
          )}
        </>
      )}
    </>
  )
}

function QuestionField({ question, draft }: { question: Question; draft: Draft<Written> }) {
  const { kind, name, options, required } = question
  // The label speaks to attendees; here somebody else writes.
  const label = kind === 'text' && name === 'name' ? words.attendees.form.name : question.label || name
  const payload = draft.get('payload')
  const value = payload[name]
  const error = draft.errors.value[`payload.${name}`]
  const set = (next: Payload) => draft.set('payload', { ...payload, ...next })
  const common = { label, error, isOptional: !required, name: `payload.${name}` }
  if (kind === 'checkbox')
    return <Checkbox label={label} isChecked={value === true} onChange={(isOn) => set({ [name]: isOn })} />
  if (kind === 'choice') {
    const choices = options.map((option) => ({ ...option, name: option.name ?? name }))
    const key = (choice: (typeof choices)[number]) => `${choice.name} ${choice.value}`
    const chosen = choices.find((choice) => payload[choice.name] === choice.value)
    return (
      <SelectField
        {...common}
        value={chosen ? key(chosen) : ''}
        options={[
          { value: '', label: words.attendees.form.noChoice },
          ...choices.map((choice) => ({ value: key(choice), label: choice.label || choice.value })),
        ]}
        onChange={(next) => {
          const choice = choices.find((each) => key(each) === next)
          const none = Object.fromEntries(choices.map((each) => [each.name, '']))
          set({ ...none, ...(choice && { [choice.name]: choice.value }) })
        }}
      />
    )
  }
  return (
    <TextField
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      value={value === undefined ? '' : String(value)}
      onInput={(text) => set({ [name]: kind === 'number' && text !== '' ? Number(text) : text })}
    />
  )
}

function languageNames() {
  return languages
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => compareTexts(one.label, other.label))
}
