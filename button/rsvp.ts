import { face } from './button.ts'
import { el, opens } from './dom.ts'
import { drawSign } from './drawing.ts'
import { type Scene } from './scene.ts'

/**
 * The way to the form of an RSVP event, which is on its landing page. In place of it, a style may want a container as
 * wide as the page allows.
 */
export function drawRsvp(scene: Scene): HTMLElement[] {
  const { data, settings, words, id } = scene
  const { style, attendee, isDisabled } = settings
  const isClosed = data.state === 'over' && style.pastDateHandling === 'disable'
  const shape = { part: 'atcb-button', id, class: style.hideTextLabelButton && 'bare' }
  const label = isClosed ? words.rsvpExpired : words.rsvp
  const inside = face(scene, label, drawSign('hand'))
  const address = attendee ? `${data.url}?attendee=${encodeURIComponent(attendee)}` : data.url
  const click = () => scene.announce('openRSVP')
  const button =
    isClosed || isDisabled
      ? el('button', { ...shape, type: 'button', disabled: true }, ...inside)
      : el('a', { ...shape, title: words.newWindow, ...opens(address), click }, ...inside)
  return [style.inlineRsvp ? el('div', { part: 'atcb-rsvp' }, button) : button]
}
