import { type Me, organizationHeader } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { finishSignIn, signInChannel, signInNeeded } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Notice } from '../kit/index.ts'
import { words } from '../first-words.ts'
import { me } from '../session.ts'

/** Asks the person to sign in in another tab. Then the requests that wait for it continue. */
export function SignInAgain() {
  const reason = signInNeeded.value
  return reason ? <SignInDialog reason={reason} /> : null
}

function SignInDialog({ reason }: { reason: 'ended' | 'recent' }) {
  const [isRefused, setRefused] = useState(false)
  const texts = words.shell.signIn

  useEffect(() => {
    const channel = new BroadcastChannel(signInChannel)
    channel.addEventListener('message', () => void check())
    return () => channel.close()
  }, [])

  async function check() {
    const response = await fetch('/app/v1/me', { headers: organizationHeader(null) })
    if (!response.ok) return setRefused(true)
    // The address, roles and sessions may be others than before.
    me.value = (await response.json()) as Me
    invalidate('me/')
    finishSignIn(true)
  }

  const query = new URLSearchParams({ next: '/app/signed-in', email: me.value.email })
  return (
    <Dialog
      title={texts[reason].title}
      onClose={() => finishSignIn(false)}
      actions={
        <>
          <Button onClick={() => void check()}>{texts.check}</Button>
          <Button kind="primary" icon="external" href={`/app/sign-in?${query.toString()}`} isExternal>
            {texts.open}
          </Button>
        </>
      }
    >
      <p>{texts[reason].text}</p>
      {isRefused && <Notice tone="warning">{texts.notYet}</Notice>}
    </Dialog>
  )
}
