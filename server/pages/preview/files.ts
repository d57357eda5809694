import type { IncomingMessage } from 'node:http'
import { type Charge, noOrganization } from '../../cache/cache.ts'
import type { EventTime } from '../../calendar/event-time.ts'
import type { Context } from '../../context.ts'
import { whenRead } from '../../database/open.ts'
import { type Asset, asset } from '../../http/asset.ts'
import type { OrganizationId } from '../../http/actor.ts'
import { concurrencyLimit } from '../../http/concurrency-limit.ts'
import { errorFields, log } from '../../http/log.ts'
import { type Language, messagesIn } from '../../messages/messages.ts'
import { withLabels, withRsvpLabels } from '../../publication/labels.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { languageFor } from '../../publication/look.ts'
import { overviews } from '../../publication/overview.ts'
import { type ImageFile, imageFiles } from '../../images/files.ts'
import type { ImageProcessing } from '../../images/processing.ts'
import { type PublishedPage, pictures } from '../pictures.ts'
import type { SignUpState } from './drawn.ts'
import { drawPicture } from './picture.ts'
import { type Preview, eventPreview, groupPreview, versionOf } from './preview.ts'
import { size } from './shapes.ts'

/** Serves `/<prokey>/preview.jpg`. */
export function previews(
  context: Context,
  images: ImageProcessing,
  signUpState: (event: PublishedEvent) => SignUpState | null | Promise<SignUpState | null>,
) {
  const { cache, settings } = context
  const image = imageFiles(context)
  const overview = overviews(context)
  return pictures(context, draw, { showsDate: true })

  async function draw(found: PublishedPage, { occurrence }: { occurrence: EventTime | undefined }) {
    const { look, organization } = found
    const listed =
      'dates' in found || !found.item.public_event_overview
        ? { occasions: [], until: Infinity }
        : await overview.current({ organization: organization.id, prokey: found.prokey }, listedOfGroup)
    const known = new Map<string, () => Asset | Promise<Asset>>()
    let charge: Charge = () => {}
    const makePreview = async (language: Language, state: SignUpState | null) => {
      const { page, rsvp } = await messagesIn(language)
      const words = withLabels(page, look)
      const signUp = state && { kind: state, text: withRsvpLabels(rsvp, look.labels)[state] }
      const preview =
        'dates' in found
          ? eventPreview(found, { language, words }, { occurrence, signUp })
          : groupPreview(found, { language, words }, listed.occasions)
      const version = versionOf(preview)
      const picture = () => pictureOf(preview, version, organization.id)
      known.set(`${language} ${state}`, picture)
      charge(JSON.stringify(preview).length)
      return picture
    }
    return {
      value: {
        // Like the page: in the language of the style, otherwise the visitor's.
        choose({ headers }: IncomingMessage) {
          const language = languageFor(look, { headers })
          return whenRead('dates' in found ? signUpState(found) : null, (state) => {
            const picture = known.get(`${language} ${state}`)
            return picture ? picture() : makePreview(language, state).then((made) => made())
          })
        },
      },
      organization: organization.id,
      bytes: publicationBytes,
      grows: (charging: Charge) => void (charge = charging),
      until: 'dates' in found ? found.progress(occurrence).until : listed.until,
    }
  }

  /**
   * Cached by its content, so other writes of the organization don't invalidate it. The entry belongs to no organization:
   * two of them share a picture only if the content is the same.
   */
  function pictureOf(preview: Preview, version: string, organization: number): Asset | Promise<Asset> {
    const picture = cache.load(`preview ${version}`, async () => {
      const behind = await imageBehind(preview, organization)
      const bytes = await inTurn(() => drawPicture(preview, behind.image))
      return {
        value: asset('image/jpeg', bytes, 'no-cache', sharedHeaders),
        organization: noOrganization,
        bytes: bytes.length,
        ...(behind.isMissing && { maxAge: retryAfter }),
      }
    })
    return picture as Asset | Promise<Asset>
  }

  /** A picture without its photograph is better than none. */
  async function imageBehind({ header, behind, drawn }: Preview, organization: number) {
    const id = header ?? behind?.id
    const file = id === undefined ? undefined : await image(id)
    if (!file || !isOf(file, organization)) return { image: undefined, isMissing: false }
    const crop = {
      ...size,
      background: drawn.background.colour,
      isTile: behind?.isRepeated ?? false,
      isFaded: header !== null && ['cancelled', 'over'].includes(drawn.mark?.kind ?? ''),
    }
    try {
      return { image: await images.crop(file, organization as OrganizationId, crop), isMissing: false }
    } catch (error) {
      log(settings, 'warn', 'a preview is drawn without its image', { err: errorFields(error as Error) })
      return { image: undefined, isMissing: true }
    }
  }
}

const retryAfter = 60_000
// Some of them may be cancelled.
const listedOfGroup = 20

// A published event or group.
const publicationBytes = 8000

const isOf = (file: ImageFile, organization: number) => [organization, noOrganization].includes(file.organization)

const sharedHeaders = { 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-language' }

const inTurn = concurrencyLimit({ atOnce: 2, waiting: 100, refusal: 'Too many previews are being drawn right now.' })
