import { find } from '../dom.ts'

/** The gap between a list and the edge of the window. */
const margin = 8

/**
 * Positions an open list as the style says: below the button, above it or over it, and inside the window. The scrim behind
 * it gets a hole for the button.
 */
export function place(list: HTMLElement, scrim: HTMLElement, button: HTMLElement, listStyle: string) {
  // A page may be zoomed by CSS. Lengths that are set here are zoomed again.
  const zoom = button.currentCSSZoom || 1
  const box = button.getBoundingClientRect()
  const [top, left, width, height] = [box.top / zoom, box.left / zoom, box.width / zoom, box.height / zoom]
  const [bottom, right] = [top + height, left + width]
  const [across, down] = [find(':root')!.clientWidth / zoom, window.innerHeight / zoom]
  const look = getComputedStyle(button)
  const length = (value: string) => Number.parseFloat(value) || 0
  const gap = length(look.getPropertyValue('--list-gap'))
  const isOver = listStyle === 'overlay'

  const least = isOver ? width + 20 : width - 2 * length(look.getPropertyValue('--list-inset'))
  list.style.minWidth = `${Math.min(least, across - 2 * margin)}px`
  list.style.maxHeight = ''
  const { offsetWidth: wide, offsetHeight } = list
  const [below, above] = [down - bottom - gap - margin, top - gap - margin]
  const isAbove = listStyle === 'dropup-static' || (listStyle === 'dropdown' && offsetHeight > below && above > below)
  // A list with a fixed side may leave the window, because the page can be scrolled.
  const most = isOver ? down - 2 * margin : listStyle === 'dropdown' ? Math.max(isAbove ? above : below, 96) : Infinity
  // If it scrolls, it ends in the middle of a row to show that there is more.
  const middles = [...list.querySelectorAll<HTMLElement>('.atcb-list-item')].map((row) => row.offsetTop + row.offsetHeight / 2) // oxfmt-ignore
  const tall = offsetHeight > most ? (middles.filter((middle) => middle < most).at(-1) ?? most) : offsetHeight
  if (tall < offsetHeight) list.style.maxHeight = `${tall}px`

  const beside = isAbove ? top - gap - tall : bottom + gap
  list.style.top = `${isOver ? between(margin, (top + bottom - tall) / 2, down - tall - margin) : beside}px`
  list.style.left = `${between(margin, (left + right - wide) / 2, across - wide - margin)}px`
  list.dataset.side = isOver ? 'over' : isAbove ? 'above' : 'below'

  const r = Math.min(length(look.borderTopLeftRadius), height / 2)
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x * r} ${y * r}`
  const [h, v] = [width - 2 * r, height - 2 * r]
  const hole = `M${left + r} ${top}h${h}${arc(1, 1)}v${v}${arc(-1, 1)}h${-h}${arc(-1, -1)}v${-v}${arc(1, -1)}z`
  scrim.style.clipPath = isOver ? '' : `path(evenodd, 'M0 0H99999V99999H0z${hole}')`
}

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
