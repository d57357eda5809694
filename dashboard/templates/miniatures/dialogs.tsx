import type { CtaBlock, FormField, RsvpBlock } from '@kalends/contract'
import { Icon } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { plainText } from '../plain-text.ts'

/** A sign-up form: its headline, the replies it offers, and its questions. */
export function FormMiniature({ form }: { form: RsvpBlock }) {
  const texts = words.templates.miniature
  const replies = form.initial_confirmation ? [] : [texts.yes, ...(form.maybe_option ? [texts.maybe] : []), texts.no]
  return (
    <Sheet headline={form.headline ?? texts.signUp} text={plainText(form.text)}>
      {replies.length > 0 && (
        <span class="miniature-replies">
          {replies.map((reply) => (
            <span key={reply}>{reply}</span>
          ))}
        </span>
      )}
      <Questions fields={form.fields} first={texts.email} />
      <span class="miniature-action">{texts.signUp}</span>
    </Sheet>
  )
}

/** What follows after somebody saved an event. */
export function CtaMiniature({ block }: { block: CtaBlock }) {
  const { type, headline, text, button_label: label } = block
  if (type === 'none')
    return (
      <span class="miniature-nothing">
        <Icon name="hide" size={24} />
      </span>
    )
  return (
    <Sheet headline={headline ?? ''} text={text ?? ''}>
      {type === 'form' && <Questions fields={block.fields} />}
      {type === 'share' && (
        <span class="miniature-shares">
          {(['mail', 'link', 'share'] as const).map((icon) => (
            <Icon key={icon} name={icon} size={14} />
          ))}
        </span>
      )}
      {(type === 'link' || type === 'form') && <span class="miniature-action ellipsis">{label}</span>}
    </Sheet>
  )
}

interface SheetProps {
  readonly headline: string
  readonly text: string
  readonly children: preact.ComponentChildren
}

/** A dialog in the middle of a page. */
function Sheet({ headline, text, children }: SheetProps) {
  return (
    <span class="miniature-page">
      <span class="miniature-sheet">
        {headline === '' ? <i class="miniature-bar title" /> : <b>{headline}</b>}
        {text !== '' && <span class="miniature-words">{text}</span>}
        {children}
      </span>
    </span>
  )
}

function Questions({ fields, first }: { fields: readonly FormField[]; first?: string }) {
  const labels = fields.filter(({ type }) => type !== 'hidden' && type !== 'label').map(({ label }) => label ?? '')
  return (
    <>
      {[...(first === undefined ? [] : [first]), ...labels].slice(0, 3).map((label, position) => (
        <span key={position} class="miniature-question">
          <span class="ellipsis">{label}</span>
          <i />
        </span>
      ))}
    </>
  )
}
