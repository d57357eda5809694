import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { Button, Dialog, Failure, TextField, useAction } from '../kit/index.ts'
import { words } from '../words.ts'

/** Another name for a passkey. */
export function RenameDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const texts = words.me.passkeys
  const action = useAction()
  const [entered, setEntered] = useState(name)
  const save = () =>
    action.run(async () => {
      await app.passkeys.rename({ id, body: { name: entered.trim() } })
      invalidate('me/passkeys')
      onClose()
    })
  return (
    <Dialog
      title={texts.renameTitle}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={entered.trim() === ''}>
            {words.common.save}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['name']} />
      <TextField
        name="name"
        label={texts.name}
        isFocused
        value={entered}
        onInput={setEntered}
        error={action.errorOf('name', entered)}
      />
    </Dialog>
  )
}
