import { type RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Range, nextRange, perFrame } from './rows-to-draw.ts'

/** Rows drawn above and below those in view. */
const more = 6
/** More items are loaded when this many are left. */
const ahead = 40

/** The rows of a list that are in view, and some around them. `onEnd` is called when the end of the list comes near. */
export function useRowsInView(count: number, body: RefObject<HTMLElement>, onEnd: (() => void) | undefined): Range {
  // The frames after the first one draw the others in view, and then those around them.
  const [range, setRange] = useState<Range>([0, perFrame])
  const drawn = useRef(range)
  // A frame may come between new items and the effect: it must not ask for the page after them.
  const newest = useRef({ items: count, loadMore: onEnd })
  newest.current = { items: count, loadMore: onEnd }
  useEffect(() => {
    let frame = 0
    function measure() {
      frame = 0
      const { items, loadMore } = newest.current
      const height = rowHeight(body.current!)
      const { top } = body.current!.getBoundingClientRect()
      const first = Math.max(0, Math.floor(-top / height))
      const last = first + Math.ceil(innerHeight / height)
      const whole = within([first - more, last + more], items)
      const next = nextRange(drawn.current, within([first, last], items), whole)
      const [from, to] = drawn.current
      if (from !== next[0] || to !== next[1]) setRange((drawn.current = next))
      if (next[0] !== whole[0] || next[1] !== whole[1]) later()
      if (last + more >= items - ahead) loadMore?.()
    }
    const later = () => (frame ||= requestAnimationFrame(measure))
    measure()
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [count, onEnd])
  return within(range, count)
}

const within = ([from, to]: Range, count: number): Range => [clamp(from, count), clamp(to, count)]
const clamp = (row: number, count: number) => Math.min(Math.max(0, row), count)

/** In multiples of the text, as style sheets say. */
function rowHeight(body: HTMLElement): number {
  const rems = getComputedStyle(body).getPropertyValue('--row')
  return Number.parseFloat(rems) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
