const sheets = new Map<string, CSSStyleSheet>()

/**
 * Applies a style sheet of ours inside the shadow root of a node. It is constructed, so no Content-Security-Policy stands in
 * its way, and lies in a layer, so that a style sheet of the page always wins.
 */
export function applySheet(node: Node, text: string) {
  const root = node.getRootNode() as ShadowRoot
  const sheet = sheets.get(text) ?? new CSSStyleSheet()
  if (!sheets.has(text)) sheet.replaceSync(`@layer kalends{${text}}`)
  sheets.set(text, sheet)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
