import { face } from '../menu/button.ts'
import { el, opens } from '../dom.ts'
import { drawSign } from '../drawing/drawing.ts'
import type { Scene } from '../scene.ts'

/** The button that opens the RSVP form, or the form itself if the style shows it inline. */
export function drawRsvp(scene: Scene): HTMLElement[] {
  const { data, settings, words, id, wrapper } = scene
  const { style, attendee, isDisabled } = settings
  const isOver = data.state === 'over' && style.pastDateHandling === 'disable'
  const { state } = data.rsvp!
  const shape = { part: 'atcb-button', id, class: style.hideTextLabelButton && 'bare' }
  const label = isOver || state === 'closed' ? words.rsvpExpired : state === 'full' ? words.rsvpFull : words.rsvp
  const inside = face(scene, label, drawSign('hand'))
  if (isOver || isDisabled) return [el('button', { ...shape, type: 'button', disabled: true }, ...inside)]

  const load = () =>
    Promise.all([
      import('./sign-up.ts'),
      import('../dialog/dialog.ts'),
      import('./form.ts'),
      import('../dialog/fields.ts'),
    ])
  const show = async () => {
    try {
      const [{ showSignUp }, dialog, form, fields] = await load()
      showSignUp(
        scene,
        { dialog, form, fields, loadCta: () => import('../dialog/cta.ts') },
        style.inlineRsvp ? shown : undefined,
      )
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
