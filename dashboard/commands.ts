import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { IconName } from './icon-lines.ts'
import { navigate } from './router.ts'

/** Something a person can do, found by the palette. Every action of the application is one. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  /** A shortcut that does the same. */
  readonly keys?: string
  /** Other words to find it by. */
  readonly also?: string
  /** Belongs to no screen: it stands after what screens offer and where one can go. */
  readonly isGeneral?: boolean
  readonly run: () => void
}

/** The commands of the screens that are shown. */
export const commands = signal<readonly Command[]>([])

/** A command that is run once the screen at this path offers it. */
let awaited: { readonly path: string; readonly id: string } | undefined

/** Does what another screen offers. */
export function runAt(path: string, id: string) {
  const offered = location.pathname === path && commands.peek().find((each) => each.id === id)
  if (offered) return offered.run()
  awaited = { path, id }
  navigate(path)
}

function runAwaited(offered: readonly Command[]) {
  if (!awaited) return
  const { path, id } = awaited
  const wanted = offered.find((each) => each.id === id)
  // The person may have gone elsewhere meanwhile.
  if (wanted || location.pathname !== path) awaited = undefined
  if (wanted && location.pathname === path) wanted.run()
}

/** Offers commands while the screen is shown. */
export function useCommands(offered: readonly (Command | false | undefined)[]) {
  const wanted = offered.filter((each): each is Command => Boolean(each))
  // A later drawing offers the same commands in the same order, with functions that know more.
  const latest = useRef(wanted)
  latest.current = wanted
  const names = wanted.map(({ id, label }) => `${id} ${label}`).join('\n')
  useEffect(() => {
    const shown = wanted.map((each, index) => ({ ...each, run: () => (latest.current[index] ?? each).run() }))
    commands.value = [...commands.peek(), ...shown]
    runAwaited(shown)
    return () => {
      commands.value = commands.peek().filter((each) => !shown.includes(each))
    }
  }, [names])
}
