/** Rows from the first number up to the second. */
export type Range = readonly [from: number, to: number]

/** As many new rows are drawn in one frame. If there are more, those in view come first. */
export const perFrame = 8

/** As much of the whole as one frame can draw: at least what is in view, and what is drawn already. */
export function nextRange(drawn: Range, view: Range, whole: Range): Range {
  const near: Range = [Math.max(drawn[0], whole[0]), Math.min(drawn[1], whole[1])]
  const [from, to] = near[0] < near[1] ? [Math.min(view[0], near[0]), Math.max(view[1], near[1])] : view
  const ranges: Range[] = [whole, [from, whole[1]], [whole[0], to]]
  return ranges.find((range) => newRows(range, drawn) <= perFrame) ?? [from, to]
}

function newRows([from, to]: Range, drawn: Range): number {
  return to - from - Math.max(0, Math.min(to, drawn[1]) - Math.max(from, drawn[0]))
}
