/** What happened, in the words that tag managers know from other calendar buttons: the action, and our own event. */
const actions = {
  initialization: ['Initialized', 'ready'],
  openList: ['Opened', 'open'],
  closeList: ['Closed', 'close'],
  openCalendarLink: ['Opened', 'save'],
  openSingletonLink: ['Opened', 'save'],
  openSubEventLink: ['Opened', 'save'],
  success: ['Saved', 'success'],
  openRSVP: ['Opened', 'rsvp'],
  successRSVP: ['Saved', 'rsvp-success'],
} as const

export interface Happening {
  /** `save`: the calendar that was chosen. */
  readonly calendar?: string
  /** Of several dates, the one that was chosen, from 1. */
  readonly date?: number
  /** `rsvp-success`: what the answer counts as. */
  readonly status?: string
}

/**
 * Tells the page: as a DOM event such as `kalends:save`, which crosses shadow roots, in `dataLayer` for tag managers, and
 * as an attribute, where pages that come from another button look for it.
 */
export function announce(
  element: HTMLElement,
  id: string,
  event: keyof typeof actions,
  detail: Happening & { readonly prokey: string },
) {
  const [action, name] = actions[event]
  const label = [id, detail.calendar, detail.date].filter((part) => part !== undefined).join('-')
  element.setAttribute('atcb-last-event', `${event}:${label}`)
  element.dispatchEvent(new CustomEvent(`kalends:${name}`, { bubbles: true, composed: true, detail }))
  // An element of the page may be called like this.
  const page = globalThis as { dataLayer?: Partial<unknown[]> }
  page.dataLayer ??= []
  page.dataLayer.push?.({
    event,
    eventCategory: `Add-to-Calendar-${event.endsWith('RSVP') ? 'RSVP' : 'Button'}`,
    eventAction: action,
    eventLabel: label,
  })
}
