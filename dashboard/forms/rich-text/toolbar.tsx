import { lift, setBlockType, toggleMark } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName, Menu, keysOf } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { schema } from './schema.ts'
import type { Variable } from './variable.ts'

const { nodes, marks } = schema

interface ToolbarProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly label: string
  readonly variables: readonly Variable[]
  readonly link: () => void
}

/** One stop of the Tab key; arrow keys move inside it. */
export function Toolbar({ view, state, label, variables, link }: ToolbarProps) {
  const texts = words.richText
  const bar = useRef<HTMLDivElement>(null)
  const buttons = () => [...bar.current!.querySelectorAll<HTMLElement>('.button')]

  useEffect(() => enter(buttons()[0]!), [])

  function enter(button: HTMLElement) {
    for (const each of buttons()) each.tabIndex = each === button ? 0 : -1
  }

  function moveFocus(event: KeyboardEvent) {
    const all = buttons()
    const now = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: all.length - 1 }[event.key]
    if (now < 0 || next === undefined) return
    event.preventDefault()
    const button = all.at(next % all.length)!
    enter(button)
    button.focus()
  }

  const run = (command: Command) => {
    command(view.state, (transaction) => view.dispatch(transaction))
    view.focus()
  }
  const mark = (type: MarkType, icon: IconName, keys: string) => (
    <Tool icon={icon} label={texts[icon as 'bold']} keys={keys} isPressed={hasMark(state, type)} onClick={() => run(toggleMark(type))} /> // oxfmt-ignore
  )
  const list = (type: NodeType, icon: IconName) => (
    <Tool icon={icon} label={texts[icon as 'bullets']} isPressed={isInList(state, type)} onClick={() => run(toggleList(type))} /> // oxfmt-ignore
  )

  return (
    <div ref={bar} class="rich-text-bar" role="toolbar" aria-label={texts.toolbar(label)} onKeyDown={moveFocus}>
      <Blocks state={state} run={run} />
      {mark(marks.strong, 'bold', 'Ctrl+B')}
      {mark(marks.em, 'italic', 'Ctrl+I')}
      {mark(marks.u, 'underline', 'Ctrl+U')}
      <Tool icon="link" label={texts.link} keys="Ctrl+K" isPressed={hasMark(state, marks.link)} onClick={link} />
      {list(nodes.bullet_list, 'bullets')}
      {list(nodes.ordered_list, 'numbers')}
      {variables.length > 0 && (
        <Menu
          kind="quiet"
          size="small"
          icon="add"
          items={variables.map(({ name, description }) => ({
            label: `${name} · ${description}`,
            run: () => run(insertVariable(name)),
          }))}
        >
          {texts.variable}
        </Menu>
      )}
    </div>
  )
}

function Blocks({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const texts = words.richText
  const { parent } = state.selection.$from
  const level = parent.type === nodes.heading ? (parent.attrs.level as number) : 0
  const names = [texts.paragraph, texts.heading1, texts.heading2, texts.heading3, texts.heading4]
  return (
    <Menu
      kind="quiet"
      size="small"
      label={texts.block}
      items={names.map((label, each) => ({
        label,
        isChecked: each === level,
        run: () => run(each === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: each })),
      }))}
    >
      {names[level]}
      <Icon name="down" size={14} />
    </Menu>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly keys?: string
  readonly isPressed: boolean
  readonly onClick: () => void
}

function Tool({ icon, label, keys, isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="button quiet small square"
      aria-label={label}
      aria-pressed={isPressed}
      title={keys === undefined ? label : `${label} (${keysOf(keys)})`}
      // Keeps the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark)
}

function isInList({ selection: { $from } }: EditorState, list: NodeType): boolean {
  // The innermost list counts.
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.isInGroup('list')) return $from.node(depth).type === list
  return false
}

/** Into a list, out of it, or from one kind of list to the other. */
function toggleList(list: NodeType): Command {
  return (state, dispatch) => {
    if (isInList(state, list)) return liftListItem(nodes.list_item)(state, dispatch) || lift(state, dispatch)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type.isInGroup('list')) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), list))
        return true
      }
    return wrapInList(list)(state, dispatch)
  }
}

function insertVariable(name: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.variable.create({ name })).scrollIntoView())
    return true
  }
}
