import type { IncomingMessage } from 'node:http'
import { type Charge, noOrganization } from '../../cache/cache.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import type { Context } from '../../context.ts'
import { type Asset, asset } from '../../http/asset.ts'
import { concurrencyLimit } from '../../http/concurrency-limit.ts'
import { type Language, messagesIn } from '../../messages/messages.ts'
import { isPureForm } from '../../publication/event.ts'
import { withLabels } from '../../publication/labels.ts'
import { languageFor } from '../../publication/look.ts'
import { type ImageFile, imageFiles } from '../../images/files.ts'
import { type PublishedPage, pictures } from '../pictures.ts'
import { drawPicture } from './picture.ts'
import { type Preview, eventPreview, groupPreview, versionOf } from './preview.ts'

/** Serves `/<prokey>/preview.jpg`. */
export function previews(context: Context) {
  const { cache } = context
  const image = imageFiles(context)
  return pictures(context, draw, { showsDate: true })

  async function draw(found: PublishedPage, { occurrence }: { occurrence: EventTime | undefined }) {
    // The picture of an event is about its date.
    if ('dates' in found && isPureForm(found)) return undefined
    const { look, organization } = found
    const known = new Map<Language, Preview>()
    let charge: Charge = () => {}
    const makePreview = async (language: Language) => {
      const words = withLabels((await messagesIn(language)).page, look)
      const preview =
        'dates' in found
          ? eventPreview(found, { language, words }, occurrence)
          : groupPreview(found, { language, words })
      known.set(language, preview)
      charge(JSON.stringify(preview).length)
      return preview
    }
    return {
      value: {
        // Like the page: in the language of the style, otherwise the visitor's.
        choose({ headers }: IncomingMessage) {
          const language = languageFor(look, { headers })
          const preview = known.get(language)
          return preview
            ? pictureOf(preview, organization.id)
            : makePreview(language).then((made) => pictureOf(made, organization.id))
        },
      },
      organization: organization.id,
      bytes: publicationBytes,
      grows: (charging: Charge) => void (charge = charging),
      ...('dates' in found && { until: found.progress(occurrence).until }),
    }
  }

  /**
   * Cached by its content, so other writes of the organization don't invalidate it. The entry belongs to no organization:
   * two of them share a picture only if the content is the same.
   */
  function pictureOf(preview: Preview, organization: number): Asset | Promise<Asset> {
    const ofOrganization = async (id: string | undefined) => {
      const file = id === undefined ? undefined : await image(id)
      return file && isOf(file, organization) ? file.bytes : undefined
    }
    const picture = cache.load(`preview ${versionOf(preview)}`, async () => {
      const [header, behind] = [
        await ofOrganization(preview.header ?? undefined),
        await ofOrganization(preview.behind?.id),
      ]
      const bytes = await inTurn(() => drawPicture(preview, { header, behind }))
      return {
        value: asset('image/jpeg', bytes, 'no-cache', sharedHeaders),
        organization: noOrganization,
        bytes: bytes.length,
      }
    })
    return picture as Asset | Promise<Asset>
  }
}

// A published event or group.
const publicationBytes = 8000

const isOf = (file: ImageFile, organization: number) => [organization, noOrganization].includes(file.organization)

const sharedHeaders = { 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-language' }

const inTurn = concurrencyLimit({ atOnce: 2, waiting: 100, refusal: 'Too many previews are being drawn right now.' })
