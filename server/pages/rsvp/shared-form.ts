import type { Context } from '../../context.ts'
import { whenRead } from '../../database/open.ts'
import { type Asset, memoryOf } from '../../http/asset.ts'
import { type PublishedEvent, isPureForm } from '../../publication/event.ts'
import { formSharedFor, sharedFormKey } from '../../rsvp/reception.ts'
import type { SignUpState } from '../preview/drawn.ts'
import { type RsvpForm, isPast, rsvpForms } from './form-data.ts'

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

  return { withForm, signUpState }

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

  /** Null while people can sign up, and where the page doesn't say it either. */
  function signUpState(event: PublishedEvent): SignUpState | null | Promise<SignUpState | null> {
    if (event.rsvp === null || isPast(event) || isPureForm(event)) return null
    return whenRead(currentForm(event), (form) => stateShown(event, form!))
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
      bytes: memoryOf(asset),
      grows: (charge: Asset['charge']) => void (asset.charge = charge),
      maxAge: formSharedFor,
    }
  }
}

/** What the header of the page and the preview picture say about the sign-up. */
export function stateShown(event: PublishedEvent, { state }: RsvpForm): SignUpState | null {
  return !isPast(event) && !isPureForm(event) && (state === 'full' || state === 'closed') ? state : null
}

function whenClosed({ rsvp }: PublishedEvent, now: number): number {
  const closes = rsvp!.expires === null ? Infinity : Date.parse(rsvp!.expires)
  return closes > now ? closes : Infinity
}
