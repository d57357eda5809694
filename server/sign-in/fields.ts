import { Html, html } from '../html/html.ts'
import type { SignInMessages } from '../messages/sign-in-messages.ts'
import { errorOf } from '../pages/form-fields.ts'
import { icon } from '../pages/icons.ts'

/** How a form was filled in, if it is shown again. Passwords are never sent back. */
export interface Filled {
  readonly email?: string
  readonly name?: string
  /** What is wrong with a field; empty if the alert says it. */
  readonly faults?: Readonly<Partial<Record<FieldName, string>>>
  /** Where to begin, if nothing is wrong. */
  readonly focus?: FieldName | undefined
  /** What is wrong with the form as a whole. */
  readonly alert?: string | undefined
}

type FieldName = 'email' | 'name' | 'password'

interface Field {
  readonly name: FieldName
  readonly type: 'email' | 'text' | 'password'
  readonly label: string
  readonly autocomplete: string
  readonly most: number
  readonly hint?: string | undefined
  readonly isOptional?: boolean
}

/** Above the form. Announced by screen readers. */
export function alertOf({ alert, faults }: Filled): Html | false {
  const hasFocus = Object.keys(faults ?? {}).length === 0
  return (
    alert !== undefined &&
    html`<p class="alert" id="alert" role="alert" ${hasFocus && new Html('tabindex="-1" autofocus')}>
      ${icon('close')} ${alert}
    </p>`
  )
}

export function emailField(words: SignInMessages, filled: Filled): Html {
  return fieldOf(
    { name: 'email', type: 'email', label: words.email, autocomplete: 'username', most: 254 },
    words,
    filled,
  )
}

export function nameField(words: SignInMessages, filled: Filled): Html {
  return fieldOf({ name: 'name', type: 'text', label: words.name, autocomplete: 'name', most: 200 }, words, filled)
}

export function passwordField(words: SignInMessages, filled: Filled): Html {
  const field = { name: 'password', type: 'password', label: words.password, most: 1000 } as const
  return fieldOf({ ...field, autocomplete: 'current-password' }, words, filled)
}

export function newPasswordField(
  words: SignInMessages,
  filled: Filled,
  { label = words.newPassword, isOptional = false } = {},
): Html {
  const hint = isOptional ? `${words.passwordHint} ${words.passwordOptional}` : words.passwordHint
  const field = { name: 'password', type: 'password', most: 1000, label, hint, isOptional } as const
  return fieldOf({ ...field, autocomplete: 'new-password' }, words, filled)
}

function fieldOf(field: Field, words: SignInMessages, filled: Filled): Html {
  const { name, type, label, autocomplete, most, hint, isOptional = false } = field
  const fault = filled.faults?.[name]
  const described = [
    fault !== undefined && (fault === '' ? 'alert' : `${name}-error`),
    hint !== undefined && `${name}-hint`,
  ].filter(Boolean)
  const first = filled.alert === undefined ? filled.focus : undefined
  const isFirst = (Object.keys(filled.faults ?? {})[0] ?? first) === name
  return html`<div class="field-box">
    <label for="${name}">${label} ${isOptional && html`<span class="optional">${words.optional}</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      ${type !== 'password' && html`value="${filled[name as 'email'] ?? ''}"`}
      ${type === 'email' && new Html('autocapitalize="none" spellcheck="false" dir="ltr"')}
      ${!isOptional && new Html('required')}
      ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}
      ${fault !== undefined && new Html('aria-invalid="true"')}
      ${isFirst && new Html('autofocus')}
    />
    ${fault !== undefined && fault !== '' && errorOf(name, fault, true)}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

export function hidden(name: string, value: string | undefined): Html | false {
  return value !== undefined && html`<input type="hidden" name="${name}" value="${value}" />`
}
