import { type FormField, limits } from '@kalends/contract'

/** What a form asks: a field, or a heading with its choices. */
export interface Question {
  readonly kind: 'text' | 'number' | 'checkbox' | 'choice' | 'label' | 'hidden'
  readonly label: string
  /** Its key in the results. */
  readonly name: string
  readonly required: boolean
  readonly placeholder: string
  /** The initial value: a text, or `true` of a checkbox. */
  readonly initial: string
  readonly options: readonly ChoiceOption[]
}

export interface ChoiceOption {
  readonly label: string
  /** What the results contain. */
  readonly value: string
  readonly isDefault: boolean
  /** Its key in the results, if it isn't that of the question. */
  readonly name?: string
}

const blank: Question = {
  kind: 'text',
  label: '',
  name: '',
  required: false,
  placeholder: '',
  initial: '',
  options: [],
}

/** Radio fields in a row are one question, and a label before them is its heading. */
export function questionsOf(fields: readonly FormField[]): Question[] {
  return partsOf(fields).map(({ from, to }) => questionOf(fields.slice(from, to)))
}

/** The position of the question that a field belongs to. */
export function questionAt(fields: readonly FormField[], field: number): number {
  return partsOf(fields).findIndex(({ from, to }) => field >= from && field < to)
}

export function fieldsOf(questions: readonly Question[]): FormField[] {
  return questions.flatMap((question, position) => fieldsFor(question, questions[position - 1]))
}

function partsOf(fields: readonly FormField[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  for (let from = 0; from < fields.length;) {
    let to = from + 1
    const isHeading = fields[from]!.type === 'label' && fields[to]?.type === 'radio'
    if (isHeading || fields[from]!.type === 'radio') while (fields[to]?.type === 'radio') to += 1
    parts.push({ from, to })
    from = to
  }
  return parts
}

function questionOf(fields: readonly FormField[]): Question {
  const radios = fields.filter(({ type }) => type === 'radio')
  const [first] = fields as [FormField]
  const common = { name: first.name, label: first.label ?? '', required: first.required }
  if (radios.length > 0)
    return {
      ...blank,
      kind: 'choice',
      label: first.type === 'label' ? (first.label ?? '') : '',
      name: radios[0]!.name,
      required: radios.some(({ required }) => required),
      options: radios.map(({ name, label, placeholder, default: isDefault }) => ({
        label: label ?? '',
        value: placeholder ?? '',
        isDefault: isDefault === true,
        ...(name !== radios[0]!.name && { name }),
      })),
    }
  return {
    ...blank,
    ...common,
    kind: first.type as Question['kind'],
    placeholder: first.placeholder ?? '',
    initial: first.default === null ? '' : String(first.default),
  }
}

function fieldsFor(question: Question, before: Question | undefined): FormField[] {
  const { kind, label, name, required, placeholder, initial } = question
  const field = (given: Partial<FormField> & Pick<FormField, 'type'>): FormField => ({
    name,
    required: false,
    label: null,
    placeholder: null,
    default: null,
    ...given,
  })
  if (kind === 'choice') {
    // Without a heading between them, two questions would become one.
    const needsHeading = label !== '' || before?.kind === 'choice'
    return [
      ...(needsHeading ? [field({ type: 'label', name: '', label })] : []),
      ...question.options.map((option) =>
        field({
          type: 'radio',
          required,
          label: option.label,
          placeholder: option.value,
          default: option.isDefault,
          ...(option.name !== undefined && { name: option.name }),
        }),
      ),
    ]
  }
  if (kind === 'label') return [field({ type: 'label', name: '', label })]
  if (kind === 'hidden') return [field({ type: 'hidden', label: label === '' ? null : label, default: initial })]
  if (kind === 'checkbox') return [field({ type: 'checkbox', required, label, default: initial === 'true' })]
  return [
    field({
      type: kind,
      required,
      label,
      placeholder: placeholder === '' ? null : placeholder,
      default: initial === '' ? null : initial,
    }),
  ]
}

/** The fields without questions that are still being written, for a preview. */
export function completeFields(fields: readonly FormField[]): FormField[] {
  return fieldsOf(
    questionsOf(fields)
      .map((question) => ({ ...question, options: question.options.filter(({ value }) => value !== '') }))
      .filter(({ kind, name, label, options }) =>
        kind === 'label' ? label !== '' : name !== '' && (kind !== 'choice' || options.length > 0),
      ),
  )
}

/** A new question of a kind. */
export function newQuestion(kind: Question['kind'], labels: readonly string[] = []): Question {
  const options = labels.map((label) => ({ label, value: label, isDefault: false }))
  return { ...blank, kind, options: kind === 'choice' ? options : [] }
}

/** The same question with another label. The name follows it, unless results are stored under that name. */
export function withLabel(question: Question, label: string, taken: ReadonlySet<string>, isSaved: boolean): Question {
  const follows = !isSaved && (question.name === '' || question.name.startsWith(nameOf(question.label)))
  return { ...question, label, ...(follows && { name: freeName(nameOf(label), taken) }) }
}

/** The same option with another label. What the results contain follows it until there can be some. */
export function withOptionLabel(option: ChoiceOption, label: string, isSaved: boolean): ChoiceOption {
  return { ...option, label, ...(!isSaved && { value: label }) }
}

/** A name made of a label: `Your company?` becomes `your_company`. */
export function nameOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^[_\p{M}]+|_+$/gu, '')
    .slice(0, limits.fieldName - 4)
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (name === '') return ''
  let free = name
  for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`
  return free
}

/** The list with one item moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}
