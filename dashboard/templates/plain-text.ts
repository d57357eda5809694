/** The words of a rich text, in one line. */
export function plainText(html: unknown): string {
  if (typeof html !== 'string' || html === '') return ''
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<(\/?(p|li|h\d|br|ul|ol|div))\b/g, ' <$1'),
    'text/html',
  )
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
