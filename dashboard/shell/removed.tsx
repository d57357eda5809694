import { removal } from '../api.ts'
import { words } from '../first-words.ts'
import { Button, Dialog } from '../kit/index.ts'
import { organization } from '../session.ts'
import { signOut } from './navigation.tsx'

/** Says that the person no longer belongs to this organization. What they typed stays below, to be copied. */
export function Removed() {
  const left = removal.value
  if (!left) return null
  const texts = words.shell.removed
  return (
    <Dialog
      title={texts.title(organization.value?.name ?? '')}
      onClose={() => (removal.value = undefined)}
      actions={
        left === 'elsewhere' ? (
          <>
            <Button icon="signOut" onClick={() => void signOut()}>
              {words.shell.signOut}
            </Button>
            {/* Loads the page, because it knows who the person is now. */}
            <Button kind="primary" onClick={() => location.assign('/app')}>
              {texts.others}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={() => location.assign('/app/sign-in')}>
            {texts.leave}
          </Button>
        )
      }
    >
      <p>{texts.text}</p>
      <p>{texts.copy}</p>
    </Dialog>
  )
}
