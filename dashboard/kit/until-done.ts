import { words } from '../first-words.ts'
import { confirm } from './dialog.tsx'
import { messageOf } from './loading.tsx'

/**
 * For actions without a place of their own on the screen, such as commands. If it fails, a dialog says why and offers to try
 * again. Returns whether it succeeded in the end.
 */
export async function untilDone(action: () => Promise<unknown>): Promise<boolean> {
  const { notDone: title, tryAgain, close } = words.common
  for (;;)
    try {
      await action()
      return true
    } catch (error) {
      if (!(await confirm({ title, text: messageOf(error, words.common.reading), confirm: tryAgain, keep: close })))
        return false
    }
}
