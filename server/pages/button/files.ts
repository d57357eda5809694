import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { noOrganization } from '../../cache/cache.ts'
import type { Context } from '../../context.ts'
import { type Asset, asset, forEver, sendAsset } from '../../http/asset.ts'
import { cachedAsset, sendCached } from '../../http/public-answer.ts'
import { type Route, serve } from '../../http/route.ts'
import { forAnyOrigin } from '../../http/security-headers.ts'
import { lazy } from '../../lazy.ts'
import { noEntryFound } from '../../refusal.ts'

/** Pages embed the plain name, so they get a new version within the hour. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400'

interface ButtonFiles {
  readonly current: ReadonlyMap<string, Asset>
  readonly versioned: ReadonlyMap<string, Asset>
}

/**
 * The button that other pages embed: `/button.js`, and below `/button/` the same with its version in the name, and the
 * parts it loads on demand. Built on the first request.
 */
export function buttonFileRoutes(app: FastifyInstance, context: Context) {
  const send =
    (answer: Route['handler']): Route['handler'] =>
    (request, reply) => {
      // Set before anything can fail, so that the page can read the error.
      reply.headers(forAnyOrigin)
      return answer(request, reply)
    }
  const everywhere = { method: 'GET', access: 'public', onDomains: true } as const
  serve(app, {
    ...everywhere,
    path: '/button.js',
    handler: send((request, reply) =>
      sendCached(context, request, reply, '/button.js', async () =>
        cachedAsset(noOrganization, (await load()).current.get('button.js')!),
      ),
    ),
  })
  serve(app, {
    ...everywhere,
    path: '/button/:file',
    handler: send(async (request, reply) => {
      const { file } = request.params as { file: string }
      const { current, versioned } = await load()
      // A page with an older main file gets the current parts rather than none.
      const found = versioned.get(file) ?? current.get(withoutVersion(file))
      if (!found) throw noEntryFound()
      return sendAsset(request, reply, found)
    }),
  })
}

/** How a page embeds the button: the latest version, or this one with a hash for `integrity`. */
export async function buttonScript() {
  const [name, { bytes }] = [...(await load()).versioned].find(([each]) => each.startsWith('button-'))!
  const hash = createHash('sha384').update(bytes).digest('base64')
  return { latest: '/button.js', pinned: `/button/${name}`, integrity: `sha384-${hash}` }
}

/** The button for one event or group, including the data it would otherwise request. */
export async function buttonScriptWith(given: object): Promise<string> {
  const [{ current }, { withData }] = await Promise.all([load(), import('../../browser/button-bundle.ts')])
  return withData(current.get('button.js')!.bytes.toString(), given)
}

const load = lazy(loadFiles)

function withoutVersion(name: string): string {
  return name.replace(/-[A-Z0-9]{8}(?=\.js$)/, '')
}

async function loadFiles(): Promise<ButtonFiles> {
  const [{ build }, { bundleButton }] = await Promise.all([
    import('../../browser/build.ts'),
    import('../../browser/button-bundle.ts'),
  ])
  const files = await build(
    { 'button.js': new URL('../../../button/embed.ts', import.meta.url) },
    undefined,
    bundleButton,
  )
  const assetOf = (content: Buffer, caching: string) =>
    asset('text/javascript; charset=utf-8', content, caching, forAnyOrigin)
  return {
    current: new Map(files.map(({ name, content }) => [name, assetOf(content, forAnHour)])),
    versioned: new Map(files.map(({ hashedName, content }) => [hashedName, assetOf(content, forEver)])),
  }
}
