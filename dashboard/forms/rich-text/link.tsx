import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useState } from 'preact/hooks'
import { Button, Dialog, TextField } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { isLink, schema } from './schema.ts'

const { link } = schema.marks

interface LinkDialogProps {
  readonly view: EditorView
  /** Whether a link may lead to where the button of the mail leads. */
  readonly hasVariable: boolean
  readonly onClose: () => void
}

/** Asks where the selected words lead. Without a selection, the address becomes the text. */
export function LinkDialog({ view, hasVariable, onClose }: LinkDialogProps) {
  const texts = words.richText
  const range = linkAround(view.state)
  const [address, setAddress] = useState(range.href)
  const [error, setError] = useState<string>()

  function close() {
    onClose()
    // After the dialog has given the focus back.
    setTimeout(() => view.focus())
  }

  function apply(href: string | null) {
    const { tr } = view.state
    if (range.from === range.to && href !== null) tr.insertText(href, range.from)
    const to = range.from === range.to ? range.from + (href?.length ?? 0) : range.to
    tr.removeMark(range.from, to, link)
    if (href !== null) tr.addMark(range.from, to, link.create({ href }))
    view.dispatch(tr)
    close()
  }

  function submit() {
    const href = completed(address.trim())
    if (isLink(href)) apply(href)
    else setError(texts.wrongLink)
  }

  return (
    <Dialog
      title={texts.link}
      onClose={close}
      onSubmit={submit}
      actions={
        <>
          {range.href !== '' && <Button onClick={() => apply(null)}>{texts.unlink}</Button>}
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.setLink}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.address}
        help={texts.addressHelp}
        error={error}
        value={address}
        onInput={setAddress}
        isFocused
        placeholder="https://"
      />
      {hasVariable && (
        <Button icon="button" onClick={() => apply('{{link}}')}>
          {texts.linkOfButton}
        </Button>
      )}
    </Dialog>
  )
}

/** The selection, or the whole link that the cursor is in. */
function linkAround({ selection, doc }: EditorState): { from: number; to: number; href: string } {
  const { $from, from, to, empty } = selection
  const found = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!found) return { from, to, href: '' }
  const href = found.attrs.href as string
  if (!empty) return { from, to, href }
  const range = { from, to, href }
  doc.nodesBetween($from.start(), $from.end(), (node, position) => {
    if (!found.isInSet(node.marks)) return
    const end = position + node.nodeSize
    if (position <= from && end >= from) Object.assign(range, { from: position, to: end })
  })
  return range
}

function completed(address: string): string {
  if (address === '{{link}}' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return address.includes('.') ? `https://${address}` : address
}
