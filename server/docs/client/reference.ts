import { offerKey } from './key.ts'
import { fillNavigation, follow } from './navigation.ts'
import { watchScrollAreas } from './scroll-areas.ts'
import { type Spec, forViewer } from './spec.ts'
import { viewerPlugin } from './viewer.ts'

const spec = (await (await fetch('/v1/openapi.json')).json()) as Spec
// The page may be served under another host name than the document states. Tried requests go to the page's own origin.
spec.servers = [{ url: `${location.origin}/v1` }]
for (const operation of Object.values(spec.paths).flatMap((path) => Object.values(path))) {
  if (operation.servers) operation.servers = [{ url: location.origin }]
}

document.querySelector('#version')!.textContent = `v${spec.info.version}`
const place = document.querySelector('#reference')!
watchScrollAreas(place)

const viewer = globalThis.SwaggerUIBundle({
  spec: forViewer(spec),
  domNode: place,
  layout: 'Reference',
  plugins: [viewerPlugin(spec)],
  docExpansion: 'list',
  validatorUrl: null,
  syntaxHighlight: { theme: 'nord' },
  onComplete: () => {
    document.querySelector('#loading')?.remove()
    requestAnimationFrame(() => follow(location.hash, viewer))
  },
})

fillNavigation(spec, viewer)
offerKey(viewer)
