/** Events under the names that tag managers know from other calendar buttons, and our own names. */
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
  /** The position of the chosen date, from 1. */
  readonly date?: number
  /** `rsvp-success`: the status of the RSVP. */
  readonly status?: string
}

/**
 * Notifies the page: with a DOM event such as `kalends:save`, which crosses shadow roots, in `dataLayer` for tag managers,
 * and with an attribute, for pages that migrated from another button.
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
  // An element of the page may have this id.
  const page = globalThis as { dataLayer?: Partial<unknown[]> }
  page.dataLayer ??= []
  page.dataLayer.push?.({
    event,
    eventCategory: `Add-to-Calendar-${event.endsWith('RSVP') ? 'RSVP' : 'Button'}`,
    eventAction: action,
    eventLabel: label,
  })
}
