import { el, opens, whileBusy } from '../dom.ts'
import { drawSign } from '../drawing/drawing.ts'
import type { List } from './list.ts'
import { calendarControl } from './saves.ts'
import { type Scene, calendarName, calendarsOf, stateOf } from '../scene.ts'
import type { Look } from '../drawing/styles.ts'

/** The button, or one for each calendar. */
export function drawButtons(scene: Scene, look: Look): HTMLElement[] {
  const { data, settings, words, id } = scene
  const { style } = settings
  const calendars = calendarsOf(scene)
  if (data.hideButton || calendars.length === 0) return []
  const isOver = data.state === 'over' && style.pastDateHandling === 'disable'
  const state = stateOf(scene)
  const kinds = [style.hideTextLabelButton && 'bare', state && 'muted'].filter((kind) => kind)
  const shape = { part: 'atcb-button', id, class: kinds.join(' ') || null }
  const label = state ?? (data.kind === 'group' ? words.subscribe : words.add)
  const inside = look.draw?.(scene) ?? face(scene, label, state === undefined ? undefined : drawSign('state'))

  if (isOver || settings.isDisabled) return [el('button', { ...shape, type: 'button', disabled: true }, ...inside)]
  if (style.buttonsList)
    return [
      ...(state ? [el('p', { class: 'state' }, state)] : []),
      ...calendars.map((type) => {
        const own = { ...shape, id: `${id}-${type}`, event: 'openCalendarLink' as const }
        return calendarControl(scene, type, own, ...face(scene, calendarName(type, scene), look.drawCalendar?.(type)))
      }),
    ]
  const [only, ...others] = calendars
  if (others.length === 0) return [calendarControl(scene, only!, { ...shape, event: 'openSingletonLink' }, ...inside)]

  const button = el('button', { ...shape, type: 'button' }, ...inside)
  listen(button, onDemand(scene, button), style.trigger === 'hover', scene)
  return [button]
}

/** An icon and a text. Either can be hidden, but screen readers always get the text. */
export function face({ settings: { style } }: Scene, label: string, sign?: Node): Node[] {
  const usesPlus = style.buttonStyle === 'flat' || style.buttonStyle === 'text'
  return [
    ...(style.hideIconButton ? [] : [el('span', { part: 'atcb-button-icon' }, sign ?? drawSign(usesPlus ? 'plus' : 'calendar'))]), // oxfmt-ignore
    el('span', { part: 'atcb-button-text', class: style.hideTextLabelButton && 'unseen' }, label),
  ]
}

/**
 * The list is loaded when a visitor reaches for the button, and made when first opened, so that the button appears sooner. If
 * it can't be loaded, the event page has all calendars too.
 */
function onDemand(scene: Scene, button: HTMLElement): List {
  const isDialog = scene.settings.style.listStyle === 'modal'
  let loading: Promise<List> | undefined
  let list: List | undefined
  const make = async () => {
    const marks = import('../drawing/marks.ts')
    if (!isDialog) {
      const [{ menuOf }, { drawCalendar }] = await Promise.all([import('./list.ts'), marks])
      return menuOf(scene, button, { control: calendarControl, drawCalendar })
    }
    const parts = Promise.all([import('./modal.ts'), import('../dialog/dialog.ts'), marks])
    const [{ modalOf }, { openDialog }, { drawCalendar }] = await parts
    return modalOf(scene, button, { control: calendarControl, drawCalendar }, openDialog)
  }
  const load = () => (loading ??= make().then((made) => (list = made)))
  // A click tries again.
  const prepare = () => void load().catch(() => (loading = undefined))
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, prepare)
  button.setAttribute('aria-haspopup', isDialog ? 'dialog' : 'menu')
  button.setAttribute('aria-expanded', 'false')
  let isWanted = false
  return {
    isOpen: () => list?.isOpen() ?? false,
    open(focus) {
      if (list) return list.open(focus)
      isWanted = true
      whileBusy(button, load()).then(
        (loaded) => isWanted && !scene.signal.aborted && loaded.open(focus),
        () => button.replaceWith(pageLink(scene, button)),
      )
    },
    close(by) {
      isWanted = false
      list?.close(by)
    },
  }
}

/** A link to the event page that looks like the button. */
export function pageLink({ data, words }: Scene, button: HTMLElement, address = data.url): HTMLElement {
  const link = el('a', { part: 'atcb-button', id: button.id, title: words.newWindow, ...opens(address) })
  link.append(...button.childNodes)
  return link
}

/** Milliseconds that the pointer may be outside before a list that opened on hover closes. */
const grace = 300

function listen(button: HTMLElement, list: List, opensOnHover: boolean, { wrapper, signal }: Scene) {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isHovered = false

  button.addEventListener('click', ({ detail }) => {
    // A click on a list that has just opened on hover keeps it open, as does the second half of a double click.
    if (list.isOpen() && !isHovered && detail < 2) list.close('button')
    else list.open(detail === 0 ? 'first' : 'list')
    isHovered = false
  })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    isHovered = false
    list.open(event.key === 'ArrowDown' ? 'first' : 'last')
  })
  if (!opensOnHover) return

  button.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || list.isOpen()) return
    isHovered = true
    list.open()
  })
  wrapper.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(leaving)
      const isInside = (event.target as Element).closest('.atcb-button, .atcb-list-wrapper')
      if (!isInside && isHovered) leaving = setTimeout(leave, grace)
    },
    { signal },
  )
  wrapper.addEventListener('pointerleave', () => isHovered && (leaving = setTimeout(leave, grace)), { signal })
  const leave = () => {
    if (isHovered) list.close('pointer')
    isHovered = false
  }
}
