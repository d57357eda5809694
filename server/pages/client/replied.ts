// Remembers on this device that somebody replied to an event, so that its page can greet them. Of an offer of several seats it
// keeps what it said. Nothing else is stored: no address, no code, no link. On the event page it runs before the form is read,
// elsewhere as a module.

interface Memory {
  readonly status: string
  /** In milliseconds: the end of the event, or of the offer of a seat. */
  readonly until: number
  /** What the offer of several seats says. */
  readonly title?: string | undefined
  readonly held?: string | undefined
}

const prefix = 'kalends-rsvp-'
const forSomebodyElse = 'kalends-rsvp-other'
const [hour, longest] = [3_600_000, 180 * 86_400_000]

function known(key: string): Memory | undefined {
  try {
    const memory = JSON.parse(localStorage.getItem(key) ?? '') as Memory
    return memory.until > Date.now() ? memory : undefined
  } catch {
    return undefined
  }
}

function forgetOld() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !known(key)) localStorage.removeItem(key)
}

function remember(prokey: string, { replied, until: ends = 'Infinity', title, held }: DOMStringMap) {
  // Of several replies from this device, the one of its owner counts.
  if (sessionStorage.getItem(forSomebodyElse) === prokey) {
    sessionStorage.removeItem(forSomebodyElse)
    return
  }
  // An address that is not confirmed within an hour is forgotten by the server as well.
  const until = replied === 'pending' ? Date.now() + hour : Math.min(Number(ends), Date.now() + longest)
  localStorage.setItem(prefix + prokey, JSON.stringify({ status: replied!, until, title, held } satisfies Memory))
}

/** In the visitor's time zone, which is named if it is not that of the event. */
function nameDeadline(place: HTMLElement, until: number) {
  const { zone, clock } = place.dataset
  const hourCycle = clock === '12' ? 'h12' : 'h23'
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  const options: Intl.DateTimeFormatOptions = { ...parts, ...(clock && { hourCycle }) }
  const inZone = (more: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(document.documentElement.lang, { ...options, ...more }).format(until)
  const isThere = inZone({}) === inZone({ timeZone: zone! })
  place.textContent = inZone(isThere ? {} : { timeZoneName: 'short' })
}

function greet(section: HTMLElement, { status, until, title, held }: Memory) {
  const greeting = section.querySelector<HTMLElement>('.greeting')
  if (!greeting) return
  for (const part of greeting.querySelectorAll<HTMLElement>('[data-status]'))
    part.hidden = part.dataset.status !== status
  const heading = greeting.querySelector('h2:not([hidden])')
  if (!heading) return
  if (status === 'held') nameDeadline(greeting.querySelector('time')!, until)
  if (title) heading.textContent = title
  if (held) greeting.querySelector('.next:not([hidden]) span')!.textContent = held
  greeting.hidden = false
  section.dataset.greeted = ''
  // The link to the form is as high as before, and leads here.
  const link = document.querySelector('.to-form a')
  const invitation = link?.textContent ?? ''
  if (link) link.textContent = greeting.querySelector('a')!.textContent
  greeting.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.setItem(forSomebodyElse, section.dataset.prokey!)
    greeting.hidden = true
    delete section.dataset.greeted
    if (link) link.textContent = invitation
    section.querySelector<HTMLElement>('form input:not([type="hidden"], [tabindex])')?.focus()
  })
}

// Browsers may refuse to store anything.
try {
  forgetOld()
  for (const place of document.querySelectorAll<HTMLElement>('[data-prokey]')) {
    const { prokey, replied, over } = place.dataset
    const memory = known(prefix + prokey!)
    if (over !== undefined) localStorage.removeItem(prefix + prokey!)
    else if (replied !== undefined) remember(prokey!, place.dataset)
    else if (memory) greet(place, memory)
  }
} catch {}

// With scripts, the questions unfold below the reply.
for (const section of document.querySelectorAll<HTMLElement>('.rsvp[data-prokey]')) section.dataset.unfolds = ''
