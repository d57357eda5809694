import { calendarTypes, languages } from '@kalends/contract'

/** Random content for every resource, mostly valid. `next` returns numbers from 0 to 1. */
export function randomContent(next: () => number) {
  const chance = (share: number) => next() < share
  const below = (most: number) => Math.floor(next() * most)
  const pick = <T>(values: readonly T[]): T => values[below(values.length)]!
  const some = <T>(values: readonly T[]): T[] => {
    const chosen = values.filter(() => chance(0.5))
    return chosen.length > 0 ? chosen : [values[0]!]
  }
  /** Leaves out about half of the fields. */
  const partly = (fields: Record<string, () => unknown>, share = 0.5) =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (chance(share) ? [[name, value()]] : [])))

  const words = ['Summer', 'party', '<b>', '&', '"quotes"', '’', 'é', '日本', 'שלום', '🎉', '\u2028', '{{event}}', '-->', '$&'] // oxfmt-ignore
  const text = () => Array.from({ length: 1 + below(5) }, () => pick(words)).join(' ')
  const line = () => text().replaceAll('\u2028', '')
  const markup = () => `<p>${line()} <strong>${line()}</strong></p><script>alert(1)</script>`
  const colour = () => `#${below(0x1000000).toString(16).padStart(6, '0')}`
  const day = () => `2027-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`
  const flag = () => chance(0.5)
  const url = () => pick(['https://example.org/a?b=c&d', 'http://example.net/x'])

  const field = (name: string) => ({
    type: pick(['text', 'number', 'checkbox', 'radio', 'label', 'hidden'] as const),
    name,
    ...partly({ required: flag, label: line, placeholder: line }),
    label: line(),
  })
  const fields = () => Array.from({ length: below(4) }, (_, i) => field(`field ${i}`))

  const dateFields = () => ({
    ...partly({
      description: markup,
      location: () => pick([line(), 'https://example.org/room']),
      availability: () => pick(['free', 'busy']),
      status: () => pick(['CONFIRMED', 'TENTATIVE', 'CANCELLED']),
    }),
    ...(chance(0.3) && { organizer_name: line(), organizer_email: 'ann@example.org' }),
  })
  const date = () => {
    const startDate = chance(0.1) ? `today+${below(20)}` : day()
    const times = chance(0.7) && { startTime: '18:00', ...(chance(0.5) && { endTime: '21:30' }) }
    const timeZone = pick(['Europe/Berlin', 'Pacific/Apia', 'America/New_York', 'UTC'])
    return { name: line(), startDate, ...times, timeZone, ...dateFields() }
  }
  const eventFields = () => partly({ hideButton: flag, title_event_series: line, distribution: flag, iCalFileName: () => 'party' }) // oxfmt-ignore

  return {
    chance,
    pick,
    language: () => pick(languages),
    event: () => {
      const dates = Array.from({ length: chance(0.6) ? 1 : 1 + below(3) }, date)
      const rule = pick(['RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10', 'RRULE:FREQ=MONTHLY', 'RRULE:FREQ=DAILY;COUNT=3'])
      return { ...eventFields(), dates, ...(dates.length === 1 && chance(0.4) && { recurrence: rule }) }
    },
    eventPatch: () => ({
      ...eventFields(),
      ...(chance(0.8) && { dates: [chance(0.5) ? { name: line(), ...dateFields() } : date()] }),
    }),
    group: () => ({ name: line(), ...partly({ public_event_overview: flag, subscription: () => pick(['no', 'children']) }, 0.8) }), // oxfmt-ignore
    style: () => ({
      name: 'x',
      options: some(calendarTypes),
      ...partly({
        buttonStyle: () => pick(['default', 'flat', 'round', 'date']),
        listStyle: () => pick(['dropdown', 'overlay', 'modal']),
        lightMode: () => pick(['light', 'dark', 'system']),
        language: () => pick(languages),
        hideBranding: flag,
        hideRichData: flag,
        pastDateHandling: () => pick(['none', 'disable', 'hide']),
        proxy: flag,
        customLabels: () => ({ 'label.addtocalendar': line() }),
        optionsMobile: () => some(calendarTypes),
        styleLight: () => ({ '--btn-background': colour() }),
      }),
    }),
    landingpage: () => ({
      name: 'x',
      ...partly({
        title: line,
        intro: markup,
        legal: markup,
        highlight_color: colour,
        background: () => pick(['solid', 'gradient', 'preset']),
        background_color_1: colour,
        background_color_2: colour,
        gradient_direction: () => pick(['linear-t', 'radial']),
        meta_title_override: line,
        meta_description_override: line,
        meta_robots_override: flag,
      }),
    }),
    cta_block: () => ({
      name: 'x',
      type: pick(['none', 'text', 'link', 'share', 'form']),
      ...partly({ headline: line, text: line, url, button_label: line, fields }),
    }),
    rsvp_block: () => ({
      name: 'x',
      ...partly({
        max: () => 5 + below(100),
        maxpp: () => 1 + below(5),
        maybe_option: flag,
        initial_confirmation: flag,
        doi: flag,
        headline: line,
        text: markup,
        fields,
        expires: () => pick(['2020-01-01T00:00:00Z', '2027-01-01T00:00:00Z']),
      }),
    }),
    email_template: () =>
      partly({ subject: () => 'About {{event}}', headline: () => 'Hello &', content: () => '<p>See <a href="{{link}}">this</a> of {{organization}}.</p>', button_label: () => 'Go', from_name: () => 'Ann' }), // oxfmt-ignore
  }
}
