import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Field, Late } from '../kit/index.ts'
import { useEditable } from './editable.tsx'
import type Editor from './rich-text/editor.tsx'
import type { Variable } from './rich-text/variable.ts'

interface RichTextProps {
  readonly name?: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onInput: (html: string) => void
  readonly placeholder?: string
  /** Drawn as chips, and offered in the toolbar. */
  readonly variables?: readonly Variable[]
  readonly isDisabled?: boolean
}

type EditorComponent = FunctionComponent<Parameters<typeof Editor>[0]>
let loaded: EditorComponent | undefined

/** Text with emphasis, lists and links, as HTML that the server stores unchanged. */
export function RichText(props: RichTextProps) {
  const { value, onInput, placeholder, variables = [], isDisabled: isLocked = false, ...field } = props
  const isDisabled = !useEditable() || isLocked
  const [LoadedEditor, setEditor] = useState<{ component: EditorComponent | undefined }>({ component: loaded })
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    if (LoadedEditor.component) return
    let isShown = true
    void load()

    async function load() {
      try {
        loaded ??= (await import('./rich-text/editor.tsx')).default
      } catch {
        // After the server was updated, for example. The text can still be edited as HTML.
        return
      }
      hadFocus.current = box.current?.contains(document.activeElement) ?? false
      if (isShown) setEditor({ component: loaded })
    }

    return () => {
      isShown = false
    }
  }, [])

  const Component = LoadedEditor.component
  return (
    <div
      ref={box}
      onClick={(event) => {
        // Labels only lead to native controls.
        if ((event.target as Element).closest('label'))
          box.current!.querySelector<HTMLElement>('[contenteditable]')?.focus()
      }}
    >
      <Field {...field}>
        {(attributes) =>
          Component ? (
            <Component
              attributes={attributes}
              label={field.label}
              value={value}
              onInput={onInput}
              placeholder={placeholder}
              variables={variables}
              isDisabled={isDisabled}
              isFocused={hadFocus.current}
            />
          ) : (
            <div class="rich-text waiting">
              <Late>
                <textarea
                  {...attributes}
                  class="input"
                  rows={6}
                  value={value}
                  placeholder={placeholder}
                  disabled={isDisabled}
                  onInput={(event) => onInput(event.currentTarget.value)}
                />
              </Late>
            </div>
          )
        }
      </Field>
    </div>
  )
}
