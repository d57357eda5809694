import type { Context } from '../../context.ts'
import { whenRead } from '../../database/open.ts'
import { type Asset, bytesOf } from '../../http/asset.ts'
import type { PublishedEvent } from '../../publication/event.ts'
import { formSharedFor, sharedFormKey } from '../../rsvp/reception.ts'
import { type RsvpForm, rsvpForms } from './form-data.ts'

interface Filled {
  readonly form: RsvpForm
  readonly asset: Asset
}

const typicalBytes = 4000

/**
 * Responses with the form of an event. Everyone who asks within half a second gets the same form, and so the same bytes
 * (docs/decisions/0043).
 */
export function sharedForms(context: Context) {
  const { cache, now } = context
  const formOf = rsvpForms(context)

  return { withForm }

  /** The response named `key`, made again when there is a new form. */
  function withForm(
    event: PublishedEvent,
    key: string,
    make: (form: RsvpForm) => Asset | Promise<Asset>,
  ): Asset | Promise<Asset> {
    return whenRead(currentForm(event), (form) => {
      const known = cache.get(key) as Filled | undefined
      if (known && known.form === form) return known.asset
      cache.invalidate(key)
      return whenRead(
        cache.load(key, () => whenRead(make(form!), (asset) => filled(event, form!, asset))),
        (made) => made!.asset,
      )
    })
  }

  function currentForm(event: PublishedEvent) {
    return cache.load(sharedFormKey(event.prokey), async () => {
      const at = now()
      const form = await formOf(event)
      return {
        value: form,
        organization: event.organization.id,
        bytes: typicalBytes,
        until: Math.min(at + formSharedFor, whenClosed(event, at), event.progress().until),
        // While the database is away, everyone looks.
        maxAge: form.state === 'unavailable' ? 0 : formSharedFor,
      }
    })
  }

  function filled({ organization }: PublishedEvent, form: RsvpForm, asset: Asset) {
    return {
      value: { form, asset } satisfies Filled,
      organization: organization.id,
      bytes: bytesOf(asset),
      grows: (charge: Asset['charge']) => void (asset.charge = charge),
      maxAge: formSharedFor,
    }
  }
}

function whenClosed({ rsvp }: PublishedEvent, now: number): number {
  const closes = rsvp!.expires === null ? Infinity : Date.parse(rsvp!.expires)
  return closes > now ? closes : Infinity
}
