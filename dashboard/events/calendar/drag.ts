import type { Day } from './days.ts'
import { type Placed, isMovable, isOneOfSeries } from './placed.ts'

/** What is being dragged, and the day it was taken from. */
let dragged: { readonly event: Placed; readonly from: Day } | undefined

/** Attributes of an event that can be dragged to another day. */
export function draggableFrom(event: Placed, from: Day) {
  if (!isMovable(event) && !isOneOfSeries(event)) return { draggable: false }
  return {
    draggable: true,
    onDragStart(drag: DragEvent) {
      dragged = { event, from }
      drag.dataTransfer?.setData('text/plain', event.name)
      if (drag.dataTransfer) drag.dataTransfer.effectAllowed = 'move'
    },
    onDragEnd() {
      dragged = undefined
    },
  }
}

/** Attributes of a day that takes a dragged event. */
export function dropOn(day: Day, onMove: (event: Placed, from: Day, to: Day) => void) {
  const mark = (drag: DragEvent, isOver: boolean) => (drag.currentTarget as Element).classList.toggle('drop', isOver)
  return {
    onDragOver(drag: DragEvent) {
      if (!dragged) return
      drag.preventDefault()
      mark(drag, true)
    },
    onDragLeave: (drag: DragEvent) => mark(drag, false),
    onDrop(drag: DragEvent) {
      mark(drag, false)
      if (!dragged) return
      drag.preventDefault()
      const { event, from } = dragged
      dragged = undefined
      onMove(event, from, day)
    },
  }
}
