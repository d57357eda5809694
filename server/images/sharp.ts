/** Loads sharp when the first picture is drawn. Pictures are rare, so one thread is enough. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
