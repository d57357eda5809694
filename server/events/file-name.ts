const reserved = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)/i
const unsafe = /[/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What is wrong with a name for a file, as the end of a sentence; undefined when every system can take it. */
export function fileNameFault(name: string): string | undefined {
  if (Array.from(name).length > 100) return 'must have at most 100 characters'
  if (unsafe.test(name))
    return 'must not contain any of / \\ : * ? " < > | and no marks that turn the direction of text'
  if (name.trim() === '' || name.startsWith('.') || /[. ]$/.test(name))
    return 'must not be empty, begin with a dot, or end with a dot or a space'
  if (reserved.test(name)) return 'must not be a name that Windows keeps for itself, such as CON'
  return undefined
}
