import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { isLink, schema } from './schema.ts'

const { nodes, marks } = schema

/** What typing and keys do, besides writing. */
export function plugins({
  openLink,
  placeholder,
}: {
  openLink: () => void
  placeholder: () => string | undefined
}): Plugin[] {
  return [
    inputRules({ rules }),
    keymap({ ...keys, 'Mod-k': () => (openLink(), true) }),
    keymap(baseKeymap),
    history(),
    variableChips,
    placeholderOf(placeholder),
  ]
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView())
  return true
}

const keys: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.u),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  ...Object.fromEntries([1, 2, 3, 4].map((level) => [`Mod-Alt-${level}`, setBlockType(nodes.heading, { level })])),
  Enter: splitListItem(nodes.list_item),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
}

/** As in Markdown. Tab is left alone, because it moves to the next field. */
const rules = [
  textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, hashes]) => ({ level: hashes!.length })),
  wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
  wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
  markRule(/(?:^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
  markRule(/(?:^|\s)[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_]$/, marks.em),
  new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, [, text, href], start, end) =>
    isLink(href!)
      ? state.tr.replaceWith(start, end, schema.text(text!, [marks.link.create({ href })])).removeStoredMark(marks.link)
      : null,
  ),
]

function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, [all, text], start, end) => {
    const from = start + all.search(/\S/)
    return state.tr
      .replaceWith(from, end, schema.text(text!, [...state.doc.resolve(from).marks(), mark.create()]))
      .removeStoredMark(mark)
  })
}

/** Turns `{{event}}` into a chip, however it came into the text. */
const variableChips = new Plugin({
  appendTransaction: (transactions, _, state) =>
    transactions.some(({ docChanged }) => docChanged) ? withChips(state.tr) : null,
})

export function withChips(transaction: Transaction): Transaction | null {
  const found: { at: number; length: number; name: string }[] = []
  transaction.doc.descendants((node, position) => {
    for (const match of (node.text ?? '').matchAll(/\{\{\s*([a-z]+(?:\.[^{}]*[^{}\s])?)\s*\}\}/g))
      found.push({ at: position + match.index, length: match[0].length, name: match[1]! })
  })
  for (const { at, length, name } of found.toReversed()) {
    const around = transaction.doc.resolve(at + 1).marks()
    transaction.replaceWith(at, at + length, nodes.variable.create({ name }, null, around))
  }
  return found.length === 0 ? null : transaction
}

function placeholderOf(placeholder: () => string | undefined): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const only = doc.firstChild!
        const text = placeholder()
        if (text === undefined || doc.childCount > 1 || only.type !== nodes.paragraph || only.content.size > 0)
          return null
        return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, { 'data-placeholder': text })])
      },
    },
  })
}
