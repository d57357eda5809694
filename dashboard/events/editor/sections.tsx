import { Event } from '@kalends/contract'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { type Draft, friendly, useTemplates } from '../../forms/index.ts'
import { formatList } from '../../format.ts'
import { CopyField, Fold, type IconName, TextField } from '../../kit/index.ts'
import { SlugField } from '../../share/slug-field.tsx'
import { words } from '../../words.ts'
import { setShared } from './dates.ts'
import { useEditor } from './editor-context.ts'
import { EventField, EventTemplate } from './event-field.tsx'
import { fieldText } from './fields.ts'
import { SignUp } from './sign-up/sign-up.tsx'
import { signUpSummary } from './sign-up/summary.ts'

/** What many events do not need: folded, with a line that says what is set. */
export function Sections() {
  const { event, form, prokey } = useEditor()
  const texts = words.editor.sections
  const { rsvp, layout, landingpage, cta, cta_block, slug, iCalFileName, hideButton, distribution, dates } =
    event.value.value
  const nameOf = useTemplateNames()
  const look = [nameOf('style', layout), nameOf('landingpage', landingpage)].filter((name) => name !== undefined)
  const { organizer_name: organizer, organizer_email: address } = dates[0]!
  const advanced = [
    slug !== null && `/${slug}`,
    iCalFileName !== null && `${iCalFileName}.ics`,
    hideButton && texts.noButton,
    !distribution && texts.formOnly,
  ].filter((text) => text !== false)
  const formErrors = rsvp && Object.keys(form.value?.errors.value ?? {}).length > 0

  return (
    <div class="editor-sections">
      <Section
        title={texts.signUp}
        icon="form"
        summary={rsvp ? signUpSummary(form.value?.value.value) : texts.noSignUp}
        fields={['rsvp', 'rsvp_block']}
        hasErrors={formErrors}
      >
        {' '}
        {/* oxfmt-ignore */}
        <SignUp />
      </Section>
      <Section
        title={texts.look}
        icon="style"
        summary={look.length > 0 ? formatList(look) : texts.standard}
        fields={['layout', 'landingpage']}
      >
        {' '}
        {/* oxfmt-ignore */}
        <EventTemplate name="layout" kind="styles" />
        <EventTemplate name="landingpage" kind="pages" />
      </Section>
      <Section
        title={texts.after}
        icon="cta"
        summary={cta ? (nameOf('cta-block', cta_block) ?? texts.noCtaYet) : texts.nothing}
        fields={['cta', 'cta_block']}
      >
        {' '}
        {/* oxfmt-ignore */}
        <EventField name="cta" />
        {cta && <EventTemplate name="cta_block" kind="calls-to-action" />}
      </Section>
      <Section
        title={texts.organizer}
        icon="person"
        summary={organizer || address || texts.noOrganizer}
        fields={['dates[0].organizer']}
      >
        {' '}
        {/* oxfmt-ignore */}
        <Organizer />
      </Section>
      <Section
        title={texts.advanced}
        icon="settings"
        summary={formatList(advanced)}
        fields={['slug', 'iCalFileName', 'hideButton', 'distribution']}
      >
        {' '}
        {/* oxfmt-ignore */}
        <SlugField resource={Event} text={fieldText('slug')} draft={event as unknown as Draft<Record<string, unknown>>} />
        <EventField name="iCalFileName" />
        <EventField name="hideButton" />
        {rsvp && <EventField name="distribution" />}
        {prokey !== undefined && <CopyField label={texts.prokey} help={texts.prokeyHelp} value={prokey} />}
      </Section>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly icon: IconName
  readonly summary: string
  /** It opens if one of these has an error. */
  readonly fields: readonly string[]
  readonly hasErrors?: boolean
  readonly children: ComponentChildren
}

function Section({ title, icon, summary, fields, hasErrors = false, children }: SectionProps) {
  const { event } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const isWrong = hasErrors || Object.keys(event.errors.value).some((field) => fields.some((own) => field.startsWith(own))) // oxfmt-ignore
  return (
    <Fold title={title} icon={icon} summary={summary} isOpen={isOpen || isWrong} onToggle={setOpen}>
      {children}
    </Fold>
  )
}

/** For all dates that have the same. */
function Organizer() {
  const { event } = useEditor()
  const { organizer_name: name, organizer_email: email } = words.fields.event
  const { dates } = event.value.value
  const errorOf = (field: string, label: string) =>
    friendly(event.errors.value[`dates[0].${field}`], `dates[0].${field}`, label)
  return (
    <div class="columns">
      <TextField
        label={name.label}
        value={dates[0]!.organizer_name}
        error={errorOf('organizer_name', name.label)}
        onInput={(next) => event.set('dates', setShared(dates, 'organizer_name', next))}
      />
      <TextField
        label={email.label}
        help={email.help}
        type="email"
        value={dates[0]!.organizer_email}
        error={errorOf('organizer_email', email.label)}
        onInput={(next) => event.set('dates', setShared(dates, 'organizer_email', next))}
      />
    </div>
  )
}

/** Names of the chosen templates, by kind and id. */
function useTemplateNames() {
  const lists = { style: useTemplates('style').data, landingpage: useTemplates('landingpage').data, 'cta-block': useTemplates('cta-block').data } // oxfmt-ignore
  return (kind: keyof typeof lists, id: number | null) => lists[kind]?.find((each) => each.id === id)?.name
}
