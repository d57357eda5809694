import type { ButtonData } from '@kalends/contract'
import { type Values, queryOf, restore, valuesIn } from './address.ts'
import type { Drawing, Look } from './preview.ts'
import { type SampleKind, sampleData, sampleKey, withStyle } from './sample.ts'
import { type Settings, changesSince, readSettings, showSettings } from './settings.ts'
import { type Target, snippetFor } from './snippets.ts'
import { styleRequests } from './style-requests.ts'

const controls = byId('controls', HTMLFormElement)
const frame = byId('preview', HTMLIFrameElement)
const prokey = byId('prokey', HTMLInputElement)
const sample = byId('sample', HTMLSelectElement)
const fault = byId('prokey-fault', HTMLElement)
const content = byId('content', HTMLElement)
const script = content.dataset as Record<'server' | 'latest' | 'pinned' | 'integrity', string>
const own = new Option('', 'own')

const standard = { settings: readSettings(controls), values: valuesIn(content) }
let data: ButtonData = sampleData('event')
/** The settings from the event's style, and the values of all controls. */
let base: { readonly settings: Settings; readonly values: Values } = standard
/** The rendered look of the button in the preview. */
let look: Look | undefined
let writing: ReturnType<typeof setTimeout> | undefined

byId('policy', HTMLElement).textContent = `script-src ${script.server}; connect-src ${script.server}`
document.addEventListener('change', () => {
  refresh()
  writeAddress()
})
controls.addEventListener('input', () => {
  refresh()
  // Browsers limit how often the URL may change, which typing or dragging would exceed.
  clearTimeout(writing)
  writing = setTimeout(writeAddress, 300)
})
controls.addEventListener('submit', (event) => event.preventDefault())
sample.addEventListener('change', () => {
  if (sample.value !== 'own') showSample()
})
byId('subject', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void load(prokey.value.trim())
})
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copies]')) {
  button.addEventListener('click', () => void copy(button))
}
addEventListener('message', ({ origin, data: message }: MessageEvent<{ event?: string; look?: Look }>) => {
  if (origin !== location.origin || message.event === undefined) return
  if (message.event === 'loaded') refresh()
  else byId('log', HTMLElement).textContent = `Last event: ${message.event}`
  if (message.event !== 'kalends:ready') return
  look = message.look
  writeSnippet()
})

const asked = new URLSearchParams(location.search)
prokey.value = asked.get('prokey') ?? ''
if (prokey.value === '') {
  restore(content, asked)
  showSample()
} else void load(prokey.value, asked)

/** Shows an event or group of this server; without a prokey, a sample. */
async function load(key: string, chosenBefore?: URLSearchParams) {
  fault.textContent = ''
  if (key === '') return showSample()
  const answer = await fetch(`/${encodeURIComponent(key)}/config.json`).catch(() => undefined)
  if (!answer?.ok) {
    fault.textContent =
      answer?.status === 404
        ? 'There is no event or group with this prokey. It is what the API answers when you create one.'
        : 'The server did not answer. Try again.'
    return
  }
  const found = (await answer.json()) as ButtonData
  own.text = found.kind === 'group' ? 'Your own group' : 'Your own event'
  sample.add(own, 0)
  sample.value = 'own'
  showSettings(controls, found)
  base = {
    settings: readSettings(controls),
    values: new Map([...standard.values, ...valuesIn(controls), ['sample', ['own']]]),
  }
  if (chosenBefore) restore(content, chosenBefore)
  show(found)
}

function showSample() {
  if (sample.value === 'own') sample.value = 'event'
  own.remove()
  prokey.value = ''
  base = standard
  show(sampleData(sample.value as SampleKind))
}

function show(next: ButtonData) {
  data = next
  refresh()
  writeAddress()
}

/** Keeps the selection in the URL for reloads and shared links. */
function writeAddress() {
  const here = new URL(location.href)
  here.search = queryOf(data.prokey === sampleKey ? '' : data.prokey, base.values, valuesIn(content))
  history.replaceState(null, '', here)
}

/** Redraws the button and rebuilds the snippet. */
function refresh() {
  const settings = readSettings(controls)
  byId('custom-css', HTMLElement).hidden = settings.buttonStyle !== 'custom'
  const drawing: Drawing = {
    data: styled(settings),
    attributes: changesSince(base.settings, settings).attributes,
    background: chosen('background') as Drawing['background'],
  }
  frame.dataset.width = chosen('width')
  frame.contentWindow?.postMessage(drawing, location.origin)
  writeSnippet()
}

/** Excludes the size, which may be an attribute that a style template does not support. */
function styled(settings: Settings): ButtonData {
  return withStyle(data, { ...settings, size: base.settings.size! })
}

function writeSnippet() {
  const settings = readSettings(controls)
  const { attributes, template } = changesSince(base.settings, settings)
  const { server, latest, pinned, integrity } = script
  const tag = byId('pinned', HTMLInputElement).checked
    ? `<script src="${server}${pinned}" integrity="${integrity}" async crossorigin></script>`
    : `<script src="${server}${latest}" async crossorigin></script>`
  const target = chosen('target') as Target
  const shown = styled(settings)
  const { hint, code } = snippetFor[target]({
    data: data.prokey === sampleKey ? { ...shown, url: `${server}/${sampleKey}` } : shown,
    attributes,
    server,
    script: tag,
    look,
  })
  byId('snippet-hint', HTMLElement).textContent = hint
  byId('snippet-code', HTMLElement).textContent = code
  // A snippet for mail is complete on its own.
  byId('template', HTMLElement).hidden = target === 'email' || Object.keys(template).length === 0
  const { find, change, create } = styleRequests(server, data, template, settings)
  byId('find-code', HTMLElement).textContent = find
  byId('template-code', HTMLElement).textContent = change
  byId('create-code', HTMLElement).textContent = create
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
