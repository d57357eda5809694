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

for (const yours of document.querySelectorAll<HTMLElement>('.yours')) {
  const { start, end, zone, clock } = yours.dataset
  const [from, to] = [Number(start), Number(end)]
  const cycle = clock === '12' ? 'h12' : 'h23'
  const hours: Intl.DateTimeFormatOptions = { timeStyle: 'short', ...(clock && { hourCycle: cycle }) }
  const [days, moments] = [{ dateStyle: 'medium' } as const, { dateStyle: 'medium', ...hours } as const]
  const there = { timeZone: zone! }
  if (formatter(moments).format(from) === formatter({ ...moments, ...there }).format(from)) continue
  const day = formatter(days).format(from)
  const isOneDay = day === formatter(days).format(to)
  const isNamedThere = [from, to].every((moment) => day === formatter({ ...days, ...there }).format(moment))
  // For several days, times alone would read as those of each day.
  const format = formatter(isOneDay && isNamedThere ? hours : moments)
  yours.querySelector('bdi')!.textContent = format.formatRange(from, to)
  yours.hidden = false
}

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) {
  if (!('share' in navigator)) break
  share.parentElement!.hidden = false
  share.addEventListener('click', () => {
    // The visitor closed the share dialog, which is not an error.
    navigator.share({ title: share.dataset.share!, url: share.dataset.url! }).catch(() => {})
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

/** Without popovers, the style sheet shows the target of the fragment. */
function show(sheet: HTMLElement) {
  if (hasPopovers) sheet.showPopover()
  else location.hash = sheet.id
}
