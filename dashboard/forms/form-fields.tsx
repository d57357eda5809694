import { type FormField, limits } from '@kalends/contract'
import { useRef, useState } from 'preact/hooks'
import { Button, Empty, Icon, type IconName, Menu, toast } from '../kit/index.ts'
import { words } from '../words.ts'
import { type Question, fieldsOf, moved, newQuestion, questionAt, questionsOf } from './questions.ts'
import { QuestionFields } from './question-fields.tsx'

interface FormFieldsProps {
  readonly value: readonly FormField[]
  readonly onChange: (fields: FormField[]) => void
  /** As stored: the names of these fields stay, because RSVPs are stored under them. */
  readonly saved?: readonly FormField[]
  /** Errors of a draft, by field: `fields[0].label`. */
  readonly errors?: Readonly<Record<string, string>>
  readonly isDisabled?: boolean
}

export const questionIcons: Readonly<Record<Question['kind'], IconName>> = {
  text: 'edit',
  number: 'numbers',
  checkbox: 'check',
  choice: 'list',
  label: 'heading',
  hidden: 'hide',
}

/** The fields of a form: add, order by buttons or by dragging, and edit each in place. */
export function FormFields({ value, onChange, saved = [], errors = {}, isDisabled = false }: FormFieldsProps) {
  const texts = words.fields.form
  const questions = questionsOf(value)
  const [opened, setOpened] = useState<number>()
  const dragged = useRef<number>()
  const [over, setOver] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const change = (next: readonly Question[]) => onChange(fieldsOf(next))
  const isFull = value.length >= limits.formFields

  function add(kind: Question['kind']) {
    change([...questions, newQuestion(kind, texts.newOptions)])
    setOpened(questions.length)
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= questions.length) return
    change(moved(questions, from, to))
    if (opened !== undefined) setOpened(moved(questions.map((_, index) => index), from, to).indexOf(opened)) // oxfmt-ignore
    // The focus goes along, so that the same key moves it further.
    setTimeout(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLElement>('.question-moves button:enabled')
      ;[...(buttons ?? [])].at(to > from ? -1 : 0)?.focus()
    })
  }

  function remove(position: number) {
    const before = value
    change(questions.toSpliced(position, 1))
    setOpened(undefined)
    toast(texts.removed(nameOf(questions[position]!)), {
      undo: () => onChange([...before]),
    })
  }

  /** By the part of the question. Without a text it has no name either, so that is where to begin. */
  const errorsAt = (position: number): Readonly<Record<string, string>> => {
    const own = Object.entries(errors).flatMap(([field, message]) => {
      const [, index, part = 'name'] = /^fields\[(\d+)\](?:\.(.+))?$/.exec(field) ?? []
      if (index === undefined || questionAt(value, Number(index)) !== position) return []
      return [[part, message.replace(field, texts.parts[part as 'name'] ?? part)]]
    })
    const { kind, label } = questions[position]!
    return own.length > 0 && label === '' && kind !== 'hidden' ? { label: texts.noLabel } : Object.fromEntries(own)
  }

  return (
    <div class="form-fields" data-field="fields">
      {errors.fields && <p class="field-error">{errors.fields}</p>}
      {questions.length === 0 && <Empty icon="form" title={texts.emptyTitle} text={texts.empty} />}
      <ol ref={list} class="questions">
        {questions.map((question, position) => (
          <li
            key={position}
            class={over === position ? 'question over' : 'question'}
            onDragOver={(event) => {
              if (dragged.current === undefined) return
              event.preventDefault()
              setOver(position)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged.current !== undefined) move(dragged.current, position)
              setOver(undefined)
            }}
          >
            {!isDisabled && (
              <span
                class="question-handle"
                draggable
                aria-hidden="true"
                title={texts.drag}
                onDragStart={() => (dragged.current = position)}
                onDragEnd={() => {
                  dragged.current = undefined
                  setOver(undefined)
                }}
              >
                <Icon name="drag" />
              </span>
            )}
            <details
              open={opened === position || Object.keys(errorsAt(position)).length > 0}
              onToggle={(event) => {
                if (event.currentTarget.open) setOpened(position)
                else if (opened === position) setOpened(undefined)
              }}
            >
              <summary>
                <Icon name={questionIcons[question.kind]} />
                <span class="question-label">{nameOf(question)}</span>
                <small>
                  {texts.kinds[question.kind]}
                  {question.required && ` · ${texts.required}`}
                </small>
              </summary>
              <QuestionFields
                question={question}
                taken={new Set(questions.filter((each) => each !== question).map(({ name }) => name))}
                isSaved={saved.some(({ name, type }) => type !== 'label' && name === question.name)}
                errors={errorsAt(position)}
                isDisabled={isDisabled}
                onChange={(next) => change(questions.with(position, next))}
              />
            </details>
            {!isDisabled && (
              <span class="question-moves">
                <Button
                  kind="quiet"
                  size="small"
                  icon="up"
                  label={texts.up(nameOf(question))}
                  isDisabled={position === 0}
                  onClick={() => move(position, position - 1)}
                />
                <Button
                  kind="quiet"
                  size="small"
                  icon="down"
                  label={texts.down(nameOf(question))}
                  isDisabled={position === questions.length - 1}
                  onClick={() => move(position, position + 1)}
                />
                <Button
                  kind="quiet"
                  size="small"
                  icon="remove"
                  label={texts.remove(nameOf(question))}
                  onClick={() => remove(position)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {!isDisabled && !isFull && (
        <Menu
          icon="add"
          size="small"
          items={(Object.keys(questionIcons) as Question['kind'][]).map((kind) => ({
            label: texts.kinds[kind],
            icon: questionIcons[kind],
            run: () => add(kind),
          }))}
        >
          {texts.add}
        </Menu>
      )}
    </div>
  )
}

/** A hidden field has no text. */
const nameOf = ({ label, name }: Question) => label || name || words.fields.form.untitled
