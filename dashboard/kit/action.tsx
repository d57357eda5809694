import { useRef, useState } from 'preact/hooks'
import { fieldErrors } from '../api.ts'
import { useFirstError } from './first-error.ts'
import { messageOf } from './loading.tsx'
import { Notice } from './parts.tsx'

export interface ActionState {
  readonly isBusy: boolean
  /** Why it failed the last time. */
  readonly failure: unknown
  /** What the server says about each field. */
  readonly errors: Readonly<Record<string, string>>
  /** The same about a field with this value, as long as it is the one that was sent. */
  readonly errorOf: (field: string, value: unknown) => string | undefined
  /** Runs one action at a time. Returns whether it succeeded. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** The state of something that a button does: whether it is running, and why it failed. */
export function useAction(): ActionState {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isRunning = useRef(false)
  const shown = useRef<Record<string, unknown>>({})
  const sent = useRef<Record<string, unknown>>({})

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    sent.current = { ...shown.current }
    setBusy(true)
    try {
      await action()
      setFailure(undefined)
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  const errors = fieldErrors(failure)
  function errorOf(field: string, value: unknown): string | undefined {
    shown.current[field] = value
    return Object.is(sent.current[field], value) ? errors[field] : undefined
  }
  return { isBusy, failure, errors, errorOf, run }
}

/** Why an action failed, unless the fields with these names show it. */
export function Failure({
  of,
  fields = [],
}: {
  of: Pick<ActionState, 'failure' | 'errors'>
  fields?: readonly string[]
}) {
  useFirstError(of.failure)
  if (of.failure === undefined || fields.some((name) => of.errors[name] !== undefined)) return null
  return <Notice tone="error">{messageOf(of.failure)}</Notice>
}
