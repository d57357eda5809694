import { offerKey } from './key.js'
import { fillNavigation, follow } from './navigation.js'
import { forViewer } from './spec.js'
import { viewerPlugin } from './viewer.js'

const spec = await (await fetch('/v1/openapi.json')).json()
// The page may be reached under another name than the one the document gives; what is tried goes to where the page is from.
spec.servers = [{ url: `${location.origin}/v1` }]
for (const operation of Object.values(spec.paths).flatMap(Object.values)) {
  if (operation.servers) operation.servers = [{ url: location.origin }]
}

document.querySelector('#version').textContent = `v${spec.info.version}`

const viewer = globalThis.SwaggerUIBundle({
  spec: forViewer(spec),
  domNode: document.querySelector('#reference'),
  plugins: [viewerPlugin(spec)],
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
  syntaxHighlight: { theme: 'nord' },
  onComplete: () => {
    document.querySelector('#loading').remove()
    requestAnimationFrame(() => follow(location.hash, viewer))
  },
})

fillNavigation(spec, viewer)
offerKey(viewer)
