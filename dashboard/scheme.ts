import { signal } from '@preact/signals'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const place = 'kalends-scheme'

/** Light or dark, as chosen in this browser. */
export const scheme = signal<Scheme>('system')

export function setScheme(next: Scheme) {
  try {
    if (next === 'system') localStorage.removeItem(place)
    else localStorage.setItem(place, next)
  } catch {
    // Without storage, it holds until the page is loaded again.
  }
  tellServer(next)
  show(next)
}

/** Uses the choice of earlier visits, and follows that of other tabs. */
export function startScheme() {
  // Browsers may forget a cookie of a script after a week, so each visit sets it again.
  tellServer(chosen())
  show(chosen())
  addEventListener('storage', ({ key }) => {
    if (key === place) show(chosen())
  })
}

export function isDark(): boolean {
  return scheme.value === 'dark' || (scheme.value === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
}

function chosen(): Scheme {
  try {
    return schemes.find((each) => each === localStorage.getItem(place)) ?? 'system'
  } catch {
    return 'system'
  }
}

/** A cookie, so that the next document has the scheme before any script runs; see server/sign-in/page.ts. */
function tellServer(next: Scheme) {
  const seconds = next === 'system' ? 0 : 365 * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const set = (path: string, age: number) => {
    document.cookie = `${place}=${next}; Path=${path}; SameSite=Lax; Max-Age=${age}${secure}`
  }
  // Earlier versions set it below /app, which would win over this one.
  set('/app', 0)
  set('/', seconds)
}

function show(next: Scheme) {
  scheme.value = next
  if (next === 'system') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = next
}
