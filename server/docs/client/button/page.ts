import type { ButtonData } from '@kalends/contract'
import type { Drawing } from './preview.ts'
import { type SampleKind, sampleData, sampleKey, withStyle } from './sample.ts'
import { type Settings, changesSince, readSettings, showSettings } from './settings.ts'
import { type Target, snippetFor } from './snippets.ts'

const controls = byId('controls', HTMLFormElement)
const frame = byId('preview', HTMLIFrameElement)
const prokey = byId('prokey', HTMLInputElement)
const sample = byId('sample', HTMLSelectElement)
const fault = byId('prokey-fault', HTMLElement)
const script = byId('content', HTMLElement).dataset as Record<'server' | 'latest' | 'pinned' | 'integrity', string>

let data: ButtonData = sampleData('event')
/** The settings as the style of the event has them. */
let base: Settings = readSettings(controls)

byId('policy', HTMLElement).textContent = `script-src ${script.server}; connect-src ${script.server}`
document.addEventListener('change', refresh)
controls.addEventListener('input', () => refresh())
controls.addEventListener('submit', (event) => event.preventDefault())
sample.addEventListener('change', () => show(sampleData(sample.value as SampleKind)))
byId('subject', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void load(prokey.value.trim())
})
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => void copy(button))
}
addEventListener('message', ({ origin, data: message }: MessageEvent<{ event?: string }>) => {
  if (origin !== location.origin || message.event === undefined) return
  if (message.event === 'loaded') refresh()
  else byId('log', HTMLElement).textContent = `Last event: ${message.event}`
})

prokey.value = new URLSearchParams(location.search).get('prokey') ?? ''
if (prokey.value === '') refresh()
else void load(prokey.value)

/** Shows an event or group of this server; without a prokey, a sample. */
async function load(key: string) {
  const asked = new URL(location.href)
  asked.search = key === '' ? '' : `?${new URLSearchParams({ prokey: key }).toString()}`
  history.replaceState(null, '', asked)
  fault.textContent = ''
  sample.disabled = key !== ''
  if (key === '') return show(sampleData(sample.value as SampleKind))
  const answer = await fetch(`/${encodeURIComponent(key)}/config.json`).catch(() => undefined)
  if (!answer?.ok) {
    sample.disabled = false
    fault.textContent =
      answer?.status === 404
        ? 'There is no event or group with this prokey. It is what the API answers when you create one.'
        : 'The server did not answer. Try again.'
    return
  }
  const found = (await answer.json()) as ButtonData
  showSettings(controls, found)
  base = readSettings(controls)
  show(found)
}

function show(next: ButtonData) {
  data = next
  refresh()
}

/** Draws the button and writes the snippet anew. */
function refresh() {
  const settings = readSettings(controls)
  byId('custom-css', HTMLElement).hidden = settings.buttonStyle !== 'custom'
  const { attributes, template } = changesSince(base, settings)
  const styled = withStyle(data, { ...settings, size: base.size! })
  const drawing: Drawing = { data: styled, attributes, background: chosen('background') as Drawing['background'] }
  frame.dataset.width = chosen('width')
  frame.contentWindow?.postMessage(drawing, location.origin)

  const { server, latest, pinned, integrity } = script
  const tag = byId('pinned', HTMLInputElement).checked
    ? `<script src="${server}${pinned}" integrity="${integrity}" async crossorigin></script>`
    : `<script src="${server}${latest}" async crossorigin></script>`
  const label = settings.customLabels?.['label.addtocalendar'] ?? 'Add to calendar'
  const told = data.prokey === sampleKey ? { ...styled, url: `${server}/${sampleKey}` } : styled
  const { hint, code } = snippetFor[chosen('target') as Target]({
    data: told,
    attributes,
    server,
    script: tag,
    label,
  })
  byId('snippet-hint', HTMLElement).textContent = hint
  byId('snippet-code', HTMLElement).textContent = code
  byId('template', HTMLElement).hidden = Object.keys(template).length === 0
  byId('template-code', HTMLElement).textContent = `curl -X PATCH ${server}/v1/style/$STYLE \\
  -H "Authorization: $KALENDS_KEY" -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(template)}'`
}

async function copy(button: HTMLButtonElement) {
  const text = byId(button.dataset.copies!, HTMLElement).textContent
  const isDone = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  button.textContent = isDone ? 'Copied' : 'Select and copy'
  byId('copied', HTMLElement).textContent = isDone ? 'Copied' : 'Your browser does not let the page copy.'
  setTimeout(() => (button.textContent = 'Copy'), 2000)
}

function chosen(name: string): string {
  return document.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)!.value
}

function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no #${id}.`)
}
