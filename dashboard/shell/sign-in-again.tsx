import { type Me, organizationHeader } from '@kalends/contract'
import { useEffect, useState } from 'preact/hooks'
import { type SignInNeeded, finishSignIn, hasSessionEnded, signInChannel, signInNeeded } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Icon, Notice, messageOf } from '../kit/index.ts'
import { words } from '../first-words.ts'
import { me } from '../session.ts'

/** Asks the person to sign in in another tab. Then the requests that wait for it continue. */
export function SignInAgain() {
  const needed = signInNeeded.value
  return needed ? <SignInDialog {...needed} /> : null
}

/** Says that the session has ended without interrupting what the person is doing. */
export function SessionEnded() {
  return hasSessionEnded.value && !signInNeeded.value ? <EndedToast /> : null
}

function EndedToast() {
  const texts = words.shell.signIn
  useSignInElsewhere(() => void continueSignedIn().catch(() => {}))
  return (
    <div class="toast">
      <Icon name="warning" />
      <span>{texts.still}</span>
      <Button
        kind="quiet"
        size="small"
        onClick={() => (signInNeeded.value = { reason: 'ended', isStillNeeded: false })}
      >
        {texts.again}
      </Button>
    </div>
  )
}

function SignInDialog({ reason, isStillNeeded }: SignInNeeded) {
  const texts = words.shell.signIn
  const [refusal, setRefusal] = useState(isStillNeeded ? texts.notAgain : undefined)
  useSignInElsewhere(() => void check())

  async function check() {
    try {
      setRefusal((await continueSignedIn()) ? undefined : texts.notYet)
    } catch (error) {
      setRefusal(messageOf(error))
    }
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
      {refusal !== undefined && <Notice tone="warning">{refusal}</Notice>}
    </Dialog>
  )
}

/** Another tab tells that somebody has signed in there. */
function useSignInElsewhere(signedIn: () => void) {
  useEffect(() => {
    const channel = new BroadcastChannel(signInChannel)
    channel.addEventListener('message', signedIn)
    return () => channel.close()
  }, [])
}

/** Goes on if the person is signed in. */
async function continueSignedIn(): Promise<boolean> {
  const response = await fetch('/app/v1/me', { headers: organizationHeader(null) })
  if (!response.ok) return false
  const person = (await response.json()) as Me
  // Somebody else: the screen shows what another person typed.
  if (person.id !== me.peek().id) {
    location.reload()
    return true
  }
  // The address, roles and sessions may be others than before.
  me.value = person
  invalidate('me/')
  finishSignIn(true)
  return true
}
