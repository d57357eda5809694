import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ApiError, type FieldError, fieldErrors, fieldTexts } from '../api.ts'
import type { Loaded } from '../cache.ts'
import { refusalText } from '../error-text.ts'
import { labelOf } from '../field-label.ts'
import { words } from '../first-words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Lost } from './lost.tsx'

interface AwaitProps<T> {
  readonly loaded: Loaded<T>
  /** In place of the data while it is loaded; lines if left out. */
  readonly skeleton?: ComponentChildren
  readonly children: (data: T) => ComponentChildren
}

/** Shows data as soon as it is there, an error with a way to try again, and a skeleton only after 150 ms. */
export function Await<T>({ loaded, skeleton, children }: AwaitProps<T>) {
  const { data, error, reload } = loaded
  if (data !== undefined) return <>{children(data)}</>
  if (error !== undefined) return <LoadError error={error} retry={() => void reload()} />
  return <Late>{skeleton ?? <Skeleton lines={6} />}</Late>
}

/** Draws its content only if it is still there after a moment. */
export function Late({ children }: { children: ComponentChildren }) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => show(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return <>{isShown && children}</>
}

/** Whether the first frame was drawn: what it does not need can wait until then. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return isDrawn
}

export function Skeleton({ lines }: { lines: number }) {
  return (
    <div class="skeleton" aria-busy="true">
      <span class="hidden">{words.common.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} class="skeleton-line" />
      ))}
    </div>
  )
}

interface Unreached {
  readonly unreachable: string
  readonly offline: string
}

export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <Lost {...words.shell.unknown} />
  return (
    <div class="notice error" role="alert">
      <Icon name="error" />
      <div>
        <p>{messageOf(error, words.common.reading)}</p>
        <Button size="small" icon="refresh" onClick={retry}>
          {words.common.tryAgain}
        </Button>
      </div>
    </div>
  )
}

/** What went wrong, in words for the person. `words.common.reading` is for where nothing was typed. */
export function messageOf(error: unknown, unreached: Unreached = words.common): string {
  // A proxy has its own error page while the server restarts.
  if (error instanceof ApiError) return error.isForeign ? unreached.unreachable : refusalOf(error)
  if (error instanceof TypeError) return navigator.onLine ? unreached.unreachable : unreached.offline
  return words.common.failed
}

function refusalOf(error: ApiError): string {
  if (error.status === 401) return words.shell.signIn.refused
  return withFields(fieldErrors(error)) ?? refusalText({ ...error.body, status: error.status }, words.errors)
}

/** Why one of several items was refused, in words for the person. */
export function itemMessage({
  message,
  details = {},
}: {
  readonly message: string
  readonly details?: object
}): string {
  const { errors } = details as { errors?: readonly FieldError[] }
  return withFields(fieldTexts(errors ?? [])) ?? refusalText({ message, details: details as Record<string, unknown> }, words.errors) // oxfmt-ignore
}

/** Away from the fields, each sentence names its own. */
function withFields(errors: Readonly<Record<string, string>>): string | undefined {
  const sentences = Object.entries(errors).map(([field, text]) => `${labelOf(field)}: ${text}`)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
