const sheets = new Map<string, CSSStyleSheet>()

/**
 * A style sheet of ours. It is constructed, so no Content-Security-Policy stands in its way, and lies in a layer, so that
 * a style sheet of the page always wins.
 */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = sheets.get(text) ?? new CSSStyleSheet()
  if (!sheets.has(text)) sheet.replaceSync(`@layer kalends{${text}}`)
  sheets.set(text, sheet)
  return sheet
}

/** Applies a style sheet inside the shadow root of a node. */
export function applySheet(node: Node, text: string) {
  const { adoptedStyleSheets } = node.getRootNode() as ShadowRoot
  const sheet = sheetOf(text)
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet)
}
