import type { ButtonData } from '@kalends/contract'

/** What `/docs/button` tells the page in its frame to draw. */
export interface Drawing {
  readonly data: ButtonData
  readonly attributes: Readonly<Record<string, string | true>>
  readonly background: 'light' | 'dark'
}

const stage = document.querySelector('#stage')!
const told = ['ready', 'open', 'close', 'save', 'success', 'rsvp', 'rsvp-success'].map((name) => `kalends:${name}`)

addEventListener('message', ({ origin, data }: MessageEvent<Drawing>) => {
  if (origin === location.origin && 'attributes' in data) draw(data)
})
for (const name of told) {
  document.addEventListener(name, ({ type }) => parent.postMessage({ event: type }, location.origin))
}
parent.postMessage({ event: 'loaded' }, location.origin)

function draw({ data, attributes, background }: Drawing) {
  Object.assign(document.documentElement.dataset, { background, list: data.style.listStyle })
  // So that a button with the light mode bodyScheme follows.
  document.body.classList.toggle('dark', background === 'dark')
  const button = document.createElement('kalends-button')
  button.data = data
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value === true ? '' : value)
  stage.replaceChildren(button)
}
