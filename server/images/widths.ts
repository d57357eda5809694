/** The widths in which pages offer a picture, for phones to large screens of a high resolution. */
export const widths: readonly number[] = [480, 960, 1440, 1920]
export const widest = Math.max(...widths)

/** The widths in which there are smaller copies of a picture. */
export const widthsBelow = (width: number) => widths.filter((each) => each < width)
