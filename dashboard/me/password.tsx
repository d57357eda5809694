import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { invalidate } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Button, Card, Checkbox, Dialog, Failure, TextField, toast, useAction } from '../kit/index.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'

const shortest = 10

/** Sets or changes the password, if the server has passwords. */
export function Password() {
  const texts = words.me.password
  const [isOpen, setOpen] = useState(false)
  const isOffered = boot.ways.includes('password')
  const { has_password } = me.value
  const label = has_password ? texts.change : texts.set
  useCommands([isOffered && { id: 'password', label, icon: 'lock', run: () => setOpen(true) }])
  return (
    <Card
      title={texts.title}
      text={!isOffered ? texts.off : has_password ? texts.hasOne : texts.hasNone}
      actions={isOffered && <Button onClick={() => setOpen(true)}>{label}</Button>}
    >
      {isOpen && <PasswordDialog title={label} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function PasswordDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const texts = words.me.password
  const action = useAction()
  const [password, setPassword] = useState('')
  const [isShown, show] = useState(false)
  const [isShort, setShort] = useState(false)

  async function save() {
    setShort(password.length < shortest)
    if (password.length < shortest) return
    await action.run(async () => {
      await app.me.setPassword({ body: { password } })
      me.value = { ...me.peek(), has_password: true }
      invalidate('me/')
      toast(texts.saved)
      onClose()
    })
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={password === ''}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['password']} />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="email" autocomplete="username" value={me.value.email} />
      <TextField
        name="password"
        label={texts.label}
        help={texts.rules}
        type={isShown ? 'text' : 'password'}
        autocomplete="new-password"
        isFocused
        value={password}
        onInput={(value) => {
          setPassword(value)
          setShort(false)
        }}
        error={isShort ? texts.short : action.errorOf('password', password)}
      />
      <Checkbox label={texts.show} isChecked={isShown} onChange={show} />
      <p class="help">{texts.ends}</p>
    </Dialog>
  )
}
