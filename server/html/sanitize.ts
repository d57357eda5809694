import { allowedTags } from '@kalends/contract'
import type { IOptions } from 'sanitize-html'

const rules: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'template', 'iframe', 'noscript', 'textarea', 'option', 'xmp'],
}

/** HTML with nothing but the allowed tags and safe links. What is stripped is no error. */
export async function sanitize(html: string): Promise<string> {
  // Plain text is by far the most common case and needs no parser.
  if (!/[<>&]/.test(html)) return html
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, rules)
}
