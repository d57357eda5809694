import { isDynamic } from '../calendar/event-time.ts'
import type { OnStale } from '../cache/cache.ts'
import type { Context } from '../context.ts'
import { contentOf, fileNameOf, filesOf, hasFiles, icsAsset } from '../events/ics.ts'
import { fileAssets } from '../events/ics-routes.ts'
import type { Asset } from '../http/asset.ts'
import { noEntryFound } from '../refusal.ts'
import type { EventSources } from './sources.ts'

/** The files of an event. Files with a public address are the same assets that we serve there, compressed once. */
export function publishedFiles(context: Context) {
  const atAddress = fileAssets(context)

  return async (sources: EventSources, position?: number, onStale?: OnStale): Promise<Asset> => {
    const { event, prokey } = sources
    if (position !== undefined || !hasFiles(event)) return otherFile(sources, position, context.now())
    const found = await atAddress(prokey, fileNameOf(event), onStale)
    // Deleted or renamed in the meantime.
    if (!found) throw noEntryFound()
    return found
  }
}

interface OtherFile {
  readonly asset: Asset
  readonly until: number
}

// Such a file depends on its sources only, so it lives as long as they do.
const otherFiles = new WeakMap<EventSources, Map<number | undefined, OtherFile>>()

/** A file without an address. */
function otherFile(sources: EventSources, position: number | undefined, now: number): Asset {
  const made = otherFiles.get(sources) ?? new Map<number | undefined, OtherFile>()
  otherFiles.set(sources, made)
  const known = made.get(position)
  if (known && now < known.until) return known.asset
  const { row, event } = sources
  const { parts } = contentOf(row, now)
  const [dates, chosen] =
    position === undefined ? [event.dates, parts] : [[event.dates[position - 1]!], [parts[position - 1]!]]
  const [file] = filesOf({ ...event, dates }, chosen)
  const asset = icsAsset(file!.fileName, file!.body)
  made.set(position, {
    asset,
    until: event.dates.some(isDynamic) ? (Math.floor(now / quarter) + 1) * quarter : Infinity,
  })
  return asset
}

// In every time zone, days begin on a quarter of an hour.
const quarter = 15 * 60_000
