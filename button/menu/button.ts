import { el } from '../dom.ts'
import { drawCalendar, drawSign } from '../drawing/drawing.ts'
import { type List, menuOf, rows } from './list.ts'
import { calendarControl } from './saves.ts'
import { type Scene, calendarName, calendarsOf } from '../scene.ts'
import type { Look } from '../drawing/styles.ts'

/** The button, or one for each calendar. */
export function drawButtons(scene: Scene, look: Look): HTMLElement[] {
  const { data, settings, words, id } = scene
  const { style } = settings
  const calendars = calendarsOf(scene)
  if (data.hideButton || calendars.length === 0) return []
  const isOver = data.state === 'over' && style.pastDateHandling === 'disable'
  const shape = { part: 'atcb-button', id, class: style.hideTextLabelButton && 'bare' }
  const label = isOver ? words.expired : data.kind === 'group' ? words.subscribe : words.add
  const inside = look.draw?.(scene) ?? face(scene, label)

  if (isOver || settings.isDisabled) return [el('button', { ...shape, type: 'button', disabled: true }, ...inside)]
  if (style.buttonsList)
    return calendars.map((type) => {
      const own = { ...shape, id: `${id}-${type}`, event: 'openCalendarLink' as const }
      return calendarControl(scene, type, own, ...face(scene, calendarName(type, scene), drawCalendar(type)))
    })
  const [only, ...others] = calendars
  if (others.length === 0) return [calendarControl(scene, only!, { ...shape, event: 'openSingletonLink' }, ...inside)]

  const button = el('button', { ...shape, type: 'button' }, ...inside)
  const list = style.listStyle === 'modal' ? modalOf(scene, button) : onDemand(button, () => menuOf(scene, button))
  listen(button, list, style.trigger === 'hover', scene)
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

/** The menu is created when first opened, so that the button appears sooner. */
function onDemand(button: HTMLElement, make: () => List): List {
  let list: List | undefined
  button.setAttribute('aria-haspopup', 'menu')
  button.setAttribute('aria-expanded', 'false')
  return {
    isOpen: () => list?.isOpen() ?? false,
    open: (focus) => (list ??= make()).open(focus),
    close: (by) => list?.close(by),
  }
}

/** A list in a dialog is preloaded, so that it opens immediately. */
function modalOf(scene: Scene, button: HTMLElement): List {
  const loading = import('../dialog/dialog.ts')
  let dialog: HTMLDialogElement | undefined
  button.setAttribute('aria-haspopup', 'dialog')
  return {
    isOpen: () => dialog?.open ?? false,
    open: () => void loading.then(({ openList }) => (dialog = openList(scene, button, rows(scene, {})))),
    close: () => dialog?.close(),
  }
}

/** Milliseconds that the pointer may be outside before a list that opened on hover closes. */
const grace = 300

function listen(button: HTMLElement, list: List, opensOnHover: boolean, { wrapper, signal }: Scene) {
  let leaving: ReturnType<typeof setTimeout> | undefined
  let isHovered = false

  button.addEventListener('click', ({ detail }) => {
    // A click on a list that has just opened on hover keeps it open.
    if (list.isOpen() && !isHovered) list.close('button')
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
