import type { ButtonData } from '@kalends/contract'

/** What `/docs/button` tells its iframe to draw. */
export interface Drawing {
  readonly data: ButtonData
  readonly attributes: Readonly<Record<string, string | true>>
  readonly background: 'light' | 'dark'
  /** Opens the button once it is drawn. */
  readonly isOpen?: boolean
}

/** The rendered look of the button, for snippets that imitate it. */
export interface Look {
  readonly label: string | null
  /** As #rrggbb; null if transparent. */
  readonly background: string | null
  readonly text: string
  /** In CSS syntax. */
  readonly border: string
  readonly radius: string
}

const stage = document.querySelector('#stage')!
const eventNames = ['ready', 'open', 'close', 'save', 'success', 'rsvp', 'rsvp-success'].map(
  (name) => `kalends:${name}`,
)

addEventListener('message', ({ origin, data }: MessageEvent<Drawing>) => {
  // Tools that check pages send texts.
  if (origin === location.origin && typeof data === 'object' && 'attributes' in data) draw(data)
})
for (const name of eventNames) {
  document.addEventListener(name, ({ type }) => parent.postMessage({ event: type, look: lookOf() }, location.origin))
}
parent.postMessage({ event: 'loaded' }, location.origin)

function draw({ data, attributes, background, isOpen = false }: Drawing) {
  Object.assign(document.documentElement.dataset, { background, list: data.style.listStyle })
  // For buttons with the light mode bodyScheme.
  document.body.classList.toggle('dark', background === 'dark')
  const button = document.createElement('kalends-button')
  button.data = data
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value === true ? '' : value)
  if (isOpen) button.addEventListener('kalends:ready', () => openList(button), { once: true })
  stage.replaceChildren(button)
}

function openList(button: Element) {
  button.shadowRoot?.querySelector<HTMLElement>('.atcb-button')?.click()
}

function lookOf(): Look | undefined {
  const [button, ...others] = stage.firstElementChild?.shadowRoot?.querySelectorAll('.atcb-button') ?? []
  if (!button) return undefined
  const { backgroundColor, color, borderTopColor, borderTopWidth, borderTopLeftRadius } = getComputedStyle(button)
  const line = borderTopWidth === '0px' ? null : hex(borderTopColor)
  return {
    // Buttons for single calendars only show their name.
    label: others.length > 0 ? null : button.querySelector('.atcb-button-text')!.textContent,
    background: hex(backgroundColor),
    text: hex(color) ?? '#000000',
    border: line ? `${borderTopWidth} solid ${line}` : '0',
    radius: borderTopLeftRadius,
  }
}

/** Mail clients support no other notation. */
function hex(colour: string): string | null {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (!colour.startsWith('rgb') || alpha === 0) return null
  return `#${[red, green, blue].map((part) => Math.round(part!).toString(16).padStart(2, '0')).join('')}`
}
