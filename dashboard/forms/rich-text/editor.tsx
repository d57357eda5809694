import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ControlAttributes } from '../../kit/index.ts'
import { CompletionList, useCompletion } from '../completion.tsx'
import { LinkDialog } from './link.tsx'
import { linkPasted, preparePasted } from './paste.ts'
import { plugins, withChips } from './rules.ts'
import { parse, schema, serialize } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import type { Variable } from './variable.ts'

interface EditorProps {
  readonly attributes: ControlAttributes
  readonly label: string
  readonly value: string
  readonly onInput: (html: string) => void
  readonly placeholder: string | undefined
  readonly variables: readonly Variable[]
  readonly isDisabled: boolean
  readonly isFocused: boolean
}

/** The editor itself. It is loaded when the first text is shown. */
export default function Editor({ attributes, label, value, onInput, placeholder, ...props }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [isFocused, setFocused] = useState(false)
  const [isLinking, setLinking] = useState(false)
  /** The value that the document stands for, those that have not come back yet, and what to call for a new one. */
  const known = useRef({ value, sent: [] as string[], onInput, placeholder })
  Object.assign(known.current, { onInput, placeholder })
  const completion = useCompletion({
    variables: props.variables,
    before: state && isFocused ? textBefore(state) : undefined,
    choose,
  })
  const pressed = useRef(completion.pressed)
  pressed.current = completion.pressed
  const options = { placeholder: () => known.current.placeholder, openLink: () => setLinking(true) }

  const ofArea = {
    editable: () => !props.isDisabled,
    attributes: {
      ...strings({ ...attributes, ...completion.attributes }),
      role: 'textbox',
      class: 'rich-text-area',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(props.isDisabled && { 'aria-disabled': 'true' }),
    },
  }

  useEffect(() => {
    const made = new EditorView(place.current, {
      ...ofArea,
      state: stateOf(value, options),
      handlePaste: linkPasted,
      transformPastedHTML: preparePasted,
      // These belong to the screen, for example to save.
      handleDOMEvents: {
        keydown: (_, event) =>
          pressed.current(event) ||
          event.key === 'Escape' ||
          (event.key === 'Enter' && (event.ctrlKey || event.metaKey)),
        blur: () => setFocused(false),
        focus: () => setFocused(true),
      },
      dispatchTransaction(transaction) {
        const { state: next, transactions } = made.state.applyTransaction(transaction)
        made.updateState(next)
        setState(next)
        if (!transactions.some(({ docChanged }) => docChanged)) return
        known.current.value = serialize(next.doc)
        known.current.sent.push(known.current.value)
        known.current.onInput(known.current.value)
      },
    })
    setView(made)
    setState(made.state)
    if (props.isFocused) made.focus()
    return () => made.destroy()
  }, [])

  useEffect(
    () => view?.setProps(ofArea),
    [view, props.isDisabled, label, JSON.stringify({ ...attributes, ...completion.attributes })],
  )

  useEffect(() => view?.updateState(view.state), [placeholder])

  useEffect(() => {
    if (!view) return
    // While somebody types fast, the value may still be the one before.
    const position = known.current.sent.lastIndexOf(value)
    known.current.sent.splice(0, position + 1)
    if (position >= 0 || value === known.current.value) return
    // Somebody discarded the changes, or another version was loaded.
    known.current.value = value
    known.current.sent = []
    view.updateState(stateOf(value, options))
    setState(view.state)
  }, [view, value])

  /** Puts a variable in place of what was typed of it. */
  function choose(name: string, length: number) {
    const { to } = view!.state.selection
    view!.dispatch(view!.state.tr.replaceWith(to - length, to, schema.nodes.variable.create({ name })).scrollIntoView())
    view!.focus()
  }

  /** Beneath the line in which the variable begins. */
  function placeOfList() {
    const { left, bottom } = view!.coordsAtPos(view!.state.selection.to - completion.length)
    const box = place.current!.parentElement!.getBoundingClientRect()
    return { left: left - box.left, top: bottom - box.top + 4 }
  }

  return (
    <div class="completed">
      <div class="rich-text">
        {view && state && !props.isDisabled && (
          <Toolbar view={view} state={state} label={label} variables={props.variables} link={() => setLinking(true)} />
        )}
        <div ref={place} class="rich-text-place" />
        {view && isLinking && (
          <LinkDialog
            view={view}
            hasVariable={props.variables.some(({ name }) => name === 'link')}
            onClose={() => setLinking(false)}
          />
        )}
      </div>
      <CompletionList list={completion.list} at={completion.isOpen ? placeOfList() : undefined} />
    </div>
  )
}

/** What stands before the caret in its paragraph; undefined if something is selected. */
function textBefore({ selection: { $from, empty } }: EditorState): string | undefined {
  return empty ? $from.parent.textBetween(0, $from.parentOffset, undefined, ' ') : undefined
}

function stateOf(value: string, options: Parameters<typeof plugins>[0]): EditorState {
  const plain = EditorState.create({ schema, doc: parse(value) })
  const doc = withChips(plain.tr)?.doc ?? plain.doc
  return EditorState.create({ schema, doc, plugins: plugins(options) })
}

function strings(attributes: object): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
}
