import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { words } from '../first-words.ts'
import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { useModal } from './overlay.ts'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children?: ComponentChildren
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ComponentChildren
  readonly size?: 'normal' | 'medium' | 'wide'
  /** Makes the dialog a form. */
  readonly onSubmit?: () => void
}

export function Dialog({ title, onClose, children, actions, size = 'normal', onSubmit }: DialogProps) {
  const dialog = useModal(onClose)
  const heading = useId()
  const content = (
    <>
      <header class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" icon="close" label={words.common.close} onClick={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
      {actions !== undefined && <footer class="dialog-actions">{actions}</footer>}
    </>
  )
  return (
    <dialog ref={dialog} class={`dialog ${size}`} aria-labelledby={heading}>
      {onSubmit ? (
        <Form class="dialog-box" onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        <div class="dialog-box">{content}</div>
      )}
    </dialog>
  )
}

interface Question {
  readonly title: string
  readonly text?: ComponentChildren
  /** What the button does, as a verb: "Delete 3 events". */
  readonly confirm: string
  /** What the other button does, where "Cancel" could be misread. */
  readonly keep?: string
  readonly isDangerous?: boolean
  /** Must be typed before it can be confirmed. */
  readonly typed?: string
}

const questions = signal<readonly (Question & { answer: (yes: boolean) => void })[]>([])

/** Asks the person, and returns whether they confirmed. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = {
      ...question,
      answer(yes: boolean) {
        questions.value = questions.value.filter((each) => each !== asked)
        resolve(yes)
      },
    }
    questions.value = [...questions.value, asked]
  })
}

export function Questions() {
  return (
    <>
      {questions.value.map((question, index) => (
        <QuestionDialog key={index} {...question} />
      ))}
    </>
  )
}

function QuestionDialog(question: (typeof questions.value)[number]) {
  const { title, text, confirm: verb, keep = words.common.cancel, isDangerous, typed, answer } = question
  const [entered, setEntered] = useState('')
  const field = useId()
  const isReady = typed === undefined || entered.trim() === typed
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      onSubmit={() => isReady && answer(true)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{keep}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} type="submit" isDisabled={!isReady}>
            {verb}
          </Button>
        </>
      }
    >
      {text !== undefined && <div class="prose">{text}</div>}
      {typed !== undefined && (
        <div class="field">
          <label for={field}>{words.common.typeToConfirm(typed)}</label>
          <input
            id={field}
            class="input"
            autocomplete="off"
            value={entered}
            onInput={(event) => setEntered(event.currentTarget.value)}
          />
        </div>
      )}
    </Dialog>
  )
}
