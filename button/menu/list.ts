import { el } from '../dom.ts'
import { branding } from '../drawing/drawing.ts'
import { moveFocus } from '../focus.ts'
import { place } from './placing.ts'
import { type Parts, applyListSheet, noteOf, rows } from './rows.ts'
import type { Scene } from '../scene.ts'

export interface List {
  readonly open: (focus?: 'first' | 'last' | 'list') => void
  readonly close: (by: string) => void
  readonly isOpen: () => boolean
}

/** The menu, in the top layer, so that nothing on the page can clip it. */
export function menuOf(scene: Scene, button: HTMLElement, parts: Parts): List {
  const { settings, wrapper, signal } = scene
  const { style } = settings
  applyListSheet(scene)
  const id = `${scene.id}-list`
  const items = rows(scene, parts, { role: 'menuitem', tabindex: -1 })
  const menu = el('div', { part: 'atcb-list', role: 'menu', id, tabindex: -1, 'aria-labelledby': scene.id }, ...items)
  const sheet = el('div', { part: 'atcb-list-wrapper', popover: 'manual' }, noteOf(scene), menu, branding(scene))
  const scrim = el('div', { class: 'scrim', popover: 'manual', 'aria-hidden': 'true' })
  if (style.hideBackground) scrim.classList.add('clear')
  button.setAttribute('aria-controls', id)
  wrapper.append(scrim, sheet)

  let opened: AbortController | undefined
  const isOpen = () => opened !== undefined

  const open: List['open'] = (focus) => {
    if (!opened) {
      opened = new AbortController()
      for (const layer of [scrim, sheet]) {
        layer.classList.add('open')
        layer.showPopover?.()
      }
      button.setAttribute('aria-expanded', 'true')
      wrapper.classList.add('active')
      const moved = () => place(sheet, scrim, button, style.listStyle)
      moved()
      const listening = { capture: true, passive: true, signal: opened.signal }
      window.addEventListener('scroll', moved, listening)
      window.addEventListener('resize', moved, listening)
      // Even if the focus is elsewhere: content that opens on hover must close without moving the pointer (WCAG 1.4.13).
      window.addEventListener('keydown', escape, { capture: true, signal: opened.signal })
      scene.announce('openList')
    }
    if (focus === 'list') menu.focus({ preventScroll: true })
    else if (focus) items.at(focus === 'first' ? 0 : -1)?.focus()
  }

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keeps a dialog of the page open that contains the button.
    event.preventDefault()
    event.stopPropagation()
    close('escape', true)
  }

  const close = (by: string, returnsFocus = sheet.matches(':focus-within')) => {
    if (!opened) return
    opened.abort()
    opened = undefined
    if (returnsFocus) button.focus()
    for (const layer of [sheet, scrim]) {
      layer.classList.remove('open')
      layer.hidePopover?.()
    }
    button.setAttribute('aria-expanded', 'false')
    wrapper.classList.remove('active')
    scene.announce('closeList', { calendar: by })
  }

  scrim.addEventListener('click', () => close('background'))
  menu.addEventListener('click', (event) => event.target !== menu && close('item'))
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') close('tab', true)
    else moveFocus(event, items)
  })
  signal.addEventListener('abort', () => close('drawing'))
  return { open, close, isOpen }
}
