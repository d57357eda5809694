const sheets = new Map<string, CSSStyleSheet>()

/**
 * Constructs a style sheet, which no Content-Security-Policy blocks. It is in a layer, so that style sheets of the page
 * always win.
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
