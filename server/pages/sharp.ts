/** sharp, loaded when a picture is first drawn. Pictures are few, so it need not be as fast as the machine allows. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
