import { useEffect } from 'preact/hooks'
import { Screen } from '../kit/index.ts'
import { words } from '../first-words.ts'
import { signInChannel } from '../api.ts'

/** Where a tab ends that was opened to sign in again: it tells the others and closes. */
export default function SignedIn() {
  useEffect(() => {
    const channel = new BroadcastChannel(signInChannel)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    channel.postMessage('signed in')
    channel.close()
    // Only a tab that a script has opened can close itself.
    setTimeout(() => close(), 300)
  }, [])
  return (
    <Screen title={words.shell.signIn.confirmed} width="narrow">
      <p>{null}</p>
    </Screen>
  )
}
