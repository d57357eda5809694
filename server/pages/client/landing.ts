// What a page gains with scripts: the visitor's own time, and sharing by the device. Everything else works without.

for (const yours of document.querySelectorAll<HTMLElement>('.yours')) {
  const { start, end, zone } = yours.dataset
  const language = document.documentElement.lang
  const own = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const there = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone! })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const daysThere = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone! })
  const [from, to] = [Number(start), Number(end)]
  const isSame = own.format(from) === there.format(from) && days.format(from) === daysThere.format(from)
  if (isSame) continue
  const isOneDay = days.format(from) === days.format(to)
  const isSameDay = days.format(from) === daysThere.format(from)
  // Over several days, hours alone would read as those of each day.
  const format = isOneDay && isSameDay ? own : moments
  yours.querySelector('bdi')!.textContent = format.formatRange(from, to)
  yours.hidden = false
}

for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) {
  if (!('share' in navigator)) break
  share.parentElement!.hidden = false
  share.addEventListener('click', () => {
    // Whoever closes the dialog of the device has changed their mind, which is no fault.
    navigator.share({ title: share.dataset.share!, url: share.dataset.url! }).catch(() => {})
  })
}

// A save is followed by the call to action, where there is one: a moment later, so that the calendar opens first.
const action = document.querySelector<HTMLElement>('#cta')
for (const link of document.querySelectorAll<HTMLElement>('[data-calendar]')) {
  link.addEventListener('click', () => {
    document.querySelector<HTMLElement>('#calendars')?.hidePopover()
    if (action) setTimeout(() => action.showPopover(), 1000)
  })
}
