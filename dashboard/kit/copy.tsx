import { useState } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Field } from './field.tsx'
import { toast } from './toast.tsx'

/** A text to take away, such as an address or a piece of code. */
export function CopyField({
  label,
  value,
  help,
  isCode,
}: {
  label: string
  value: string
  help?: string
  isCode?: boolean
}) {
  return (
    <Field label={label} {...(help !== undefined && { help })}>
      {(attributes) => (
        <div class={`copy ${isCode ? 'code' : ''}`}>
          {isCode ? (
            <textarea
              {...attributes}
              class="input"
              readOnly
              rows={Math.min(8, value.split('\n').length)}
              value={value}
            />
          ) : (
            <input
              {...attributes}
              class="input"
              readOnly
              value={value}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
          <CopyButton value={value} />
        </div>
      )}
    </Field>
  )
}

interface CopyButtonProps {
  readonly value: string
  readonly label?: string
  /** Only the icon. */
  readonly isSmall?: boolean
}

export function CopyButton({ value, label = words.common.copy, isSmall }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    if (!(await copyText(value))) return toast(words.common.notCopied, { isError: true })
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  if (isSmall)
    return (
      <>
        <Button
          kind="quiet"
          size="small"
          icon={isCopied ? 'check' : 'copy'}
          label={label}
          onClick={() => void copy()}
        />
        <span class="hidden" aria-live="polite">
          {isCopied && words.common.copied}
        </span>
      </>
    )
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.common.copied : label}</span>
    </Button>
  )
}
