import { face } from '../menu/button.ts'
import { el, opens, whileBusy } from '../dom.ts'
import { drawSign } from '../drawing/drawing.ts'
import { calendarControl } from '../menu/saves.ts'
import { signUpTextsIn } from '../messages/texts.ts'
import { type Scene, stateOf } from '../scene.ts'

/** The button that opens the RSVP form, or the form itself if the style shows it inline. */
export function drawRsvp(scene: Scene): HTMLElement[] {
  const { data, settings, words, id, wrapper } = scene
  const { style, attendee, isDisabled } = settings
  const over = stateOf(scene)
  const isOver = data.state === 'over' && over !== undefined && style.pastDateHandling === 'disable'
  const { state, waiting_list: canWait } = data.rsvp!
  const full = canWait ? words.rsvpWaiting : words.rsvpFull
  const refused = over ?? (state === 'closed' ? words.rsvpExpired : state === 'full' ? full : undefined)
  const kinds = [style.hideTextLabelButton && 'bare', refused !== undefined && !canWait && 'muted'].filter(
    (kind) => kind,
  )
  const shape = { part: 'atcb-button', id, class: kinds.join(' ') || null }
  const label = refused ?? words.rsvp
  const inside = face(scene, label, drawSign(refused === undefined || canWait ? 'hand' : 'state'))
  if (isOver || isDisabled) return [el('button', { ...shape, type: 'button', disabled: true }, ...inside)]

  const load = () =>
    Promise.all([
      import('./sign-up.ts'),
      import('../dialog/dialog.ts'),
      import('./form.ts'),
      import('../dialog/fields.ts'),
      import('./words.ts'),
      import('./ticket.ts'),
      import('./actions.ts'),
      import('../drawing/card.ts'),
      import('../drawing/marks.ts'),
      signUpTextsIn(settings.language),
    ])
  let views: ReturnType<typeof import('./sign-up.ts').showSignUp> | undefined
  const show = async () => {
    try {
      const [{ showSignUp }, dialog, form, fields, own, ticket, actions, card, { drawCalendar }, texts] =
        await whileBusy(shown, load())
      const calendars = { control: calendarControl, drawCalendar }
      const loadCta = () => import('../dialog/cta.ts')
      const parts = { dialog, form, fields, words: own, ticket, actions, card, texts, calendars, loadCta }
      views = showSignUp(scene, parts, style.inlineRsvp ? shown : undefined, views)
    } catch {
      // The event page has the form too.
      const address = attendee ? `${data.url}?attendee=${encodeURIComponent(attendee)}` : data.url
      shown.replaceWith(el('a', { ...shape, title: words.newWindow, ...opens(address) }, ...inside))
    }
  }
  const shown: HTMLElement = style.inlineRsvp
    ? el('div', { part: 'atcb-rsvp' }, el('span', { class: 'placeholder' }))
    : el(
        'button',
        {
          ...shape,
          type: 'button',
          'aria-haspopup': 'dialog',
          click: show,
          pointerenter: () => load().catch(() => {}),
        },
        ...inside,
      )
  if (style.inlineRsvp) {
    wrapper.classList.add('wide')
    void show()
  }
  return [shown]
}
