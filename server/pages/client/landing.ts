// What scripts add to a page: the visitor's own time, and sharing by the device. Everything else works without.

const language = document.documentElement.lang
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Without a zone, in the visitor's. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(language, options)
  formatters.set(key, known)
  return known
}

/** Keeps PM with its hours. Browsers write wider spaces around a dash than the page does. */
const unbroken = (text: string) =>
  text.replaceAll(/(?<=\d)\s(?=\p{L})/gu, '\u00a0').replaceAll(/\s–\s/g, '\u2009–\u2009')

const oneDay = 86_400_000

for (const yours of document.querySelectorAll<HTMLElement>('.yours')) {
  const { start, end, zone, clock } = yours.dataset
  const [from, to] = [Number(start), Number(end)]
  const cycle = clock === '12' ? 'h12' : 'h23'
  const hours: Intl.DateTimeFormatOptions = { timeStyle: 'short', ...(clock && { hourCycle: cycle }) }
  const [days, moments] = [{ dateStyle: 'medium' } as const, { dateStyle: 'medium', ...hours } as const]
  const onDay = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const there = { timeZone: zone! }
  const zoneHere = yours.parentElement!.querySelector<HTMLElement>('.zone')
  if (formatter(moments).format(from) === formatter({ ...moments, ...there }).format(from)) {
    // The visitor's own zone needs no name.
    if (zoneHere) zoneHere.hidden = true
    continue
  }
  const day = formatter(days).format(from)
  const isOneDay = day === formatter(days).format(to)
  const isNamedThere = [from, to].every((moment) => day === formatter({ ...days, ...there }).format(moment))
  // Where people meet online, nobody has to know the time elsewhere. A night belongs to the day on which it begins.
  const isFirst = yours.dataset.first !== undefined && (isOneDay || to - from < oneDay)
  const { timeStyle: _, ...ownCycle } = hours
  // For several days, times alone would read as those of each day.
  const format = formatter(isFirst ? hours : !isOneDay ? moments : isNamedThere ? hours : { ...onDay, ...ownCycle })
  const last = formatter(isFirst || isOneDay ? hours : moments)
  // Ranges in Japanese use another form of time, and those over midnight name both days.
  const range =
    language === 'ja' && from !== to
      ? `${format.format(from)}～${last.format(to)}`
      : isFirst && !isOneDay
        ? `${format.format(from)} – ${last.format(to)}`
        : format.formatRange(from, to)
  const dayBefore = isFirst ? `${formatter({ dateStyle: 'full' }).format(from)}\n` : ''
  yours.querySelector('bdi')!.textContent = dayBefore + unbroken(range)
  yours.hidden = false
  if (isFirst) yours.parentElement!.prepend(yours)
}

// Nor does a list whose times are all those of the visitor.
for (const zone of document.querySelectorAll<HTMLElement>('.zone-of-all'))
  zone.hidden = zone.parentElement!.querySelector('.yours:not([hidden])') === null

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) {
  if (!('share' in navigator)) break
  share.parentElement!.hidden = false
  share.addEventListener('click', () => {
    // The visitor closed the share dialog, which is not an error.
    navigator.share({ title: share.dataset.share!, url: share.dataset.url! }).catch(() => {})
  })
}

// What stays beside the story must fit the window; otherwise it scrolls with the page.
const side = document.querySelector<HTMLElement>('.wide > .side')
if (side) {
  const fit = () => side.classList.toggle('tall', side.offsetHeight > innerHeight - 48)
  addEventListener('resize', fit)
  fit()
}

// The way to the form isn't shown beside the form.
const [form, toForm] = ['#rsvp', '.to-form'].map((each) => document.querySelector<HTMLElement>(each))
if (form && toForm) {
  // Its title and the first choices, in pixels.
  const enough = 200
  const showFor = ({ top }: DOMRectReadOnly) => toForm.classList.toggle('reached', top < innerHeight - enough)
  const follow = (entries: IntersectionObserverEntry[]) => showFor(entries.at(-1)!.boundingClientRect)
  showFor(form.getBoundingClientRect())
  new IntersectionObserver(follow, { rootMargin: `0px 0px -${enough}px` }).observe(form)
  toForm.addEventListener('click', (event) => {
    const stops = ['input:not([type="hidden"], [tabindex])', 'a, button'].flatMap((each) => [
      ...form.querySelectorAll<HTMLElement>(each),
    ])
    const first = stops.find((each) => each.offsetParent !== null)
    if (!first) return
    event.preventDefault()
    form.scrollIntoView()
    first.focus({ preventScroll: true })
  })
}

const hasPopovers = 'popover' in HTMLElement.prototype

// Shows the call to action, if there is one, a moment after a save, so that the calendar opens first.
const action = document.querySelector<HTMLElement>('#cta')
for (const link of document.querySelectorAll<HTMLElement>('[data-calendar]')) {
  link.addEventListener('click', () => {
    if (hasPopovers) document.querySelector<HTMLElement>('#calendars')?.hidePopover()
    if (action) setTimeout(() => show(action), 1000)
  })
}

// An open sheet makes everything behind it inert. When it closes, the focus returns to its opener.
if (hasPopovers)
  for (const sheet of document.querySelectorAll<HTMLElement>('.sheet')) {
    const behind = [...sheet.parentElement!.children].filter((each) => each !== sheet)
    const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'
    sheet.addEventListener('beforetoggle', (event) => {
      sheet.ariaModal = String(isOpening(event))
      for (const each of behind) each.toggleAttribute('inert', isOpening(event))
    })
    sheet.addEventListener('toggle', (event) => {
      // Browsers return the focus themselves, but not after a click beside the sheet.
      if (!isOpening(event) && document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[popovertarget='${sheet.id}']:not(.close)`)?.focus()
    })
    sheet.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return
      const stops = [...sheet.querySelectorAll<HTMLElement>('a, button, input, summary')].filter(
        (each) => each.checkVisibility?.() ?? each.offsetParent !== null,
      )
      const [first, last] = [stops[0], stops.at(-1)]
      const from = event.shiftKey ? [first, sheet] : [last]
      if (!from.includes(document.activeElement as HTMLElement)) return
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    })
  }

/** Without popovers, the style sheet shows the target of the fragment. */
function show(sheet: HTMLElement) {
  if (hasPopovers) sheet.showPopover()
  else location.hash = sheet.id
}
