/** The widths in which pages offer a picture, for phones to large screens of a high resolution. */
export const widths: readonly number[] = [480, 960, 1440, 1920]

/** The widths in which there are copies of a picture. The last one may be wider than the picture; it is the picture as WebP. */
export function widthsFor(width: number): readonly number[] {
  return widths.filter((_, i) => i === 0 || widths[i - 1]! < width)
}

/** The addresses of the copies of a picture, with their real widths. */
export function copiesOf({ id, width }: { readonly id: string; readonly width: number }) {
  return widthsFor(width).map((each) => ({ src: `/files/${id}/${each}.webp`, width: Math.min(each, width) }))
}
