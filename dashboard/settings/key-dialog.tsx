import type { ListedKey } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { Button, Dialog, Failure, SelectField, TextField, useAction } from '../kit/index.ts'
import { words } from '../words.ts'
import { Choices } from './choices.tsx'

type Expiry = 'month' | 'year' | 'never' | 'date'
const scopes = ['read', 'write', 'read-write'] as const
const day = 86_400_000

interface KeyDialogProps {
  readonly onClose: () => void
  readonly onCreated: (key: string) => void
}

export function KeyDialog({ onClose, onCreated }: KeyDialogProps) {
  const texts = words.settings.keys
  const action = useAction()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ListedKey['scope']>('read')
  const [expiry, setExpiry] = useState<Expiry>('year')
  const [date, setDate] = useState('')
  const [isDateMissing, setDateMissing] = useState(false)

  async function create() {
    setDateMissing(expiry === 'date' && date === '')
    if (expiry === 'date' && date === '') return
    await action.run(async () => {
      const { key } = await app.keys.create({ body: { name: name.trim(), scope, expires: expiresAt(expiry, date) } })
      onCreated(key)
    })
  }

  return (
    <Dialog
      title={texts.createTitle}
      onClose={onClose}
      onSubmit={() => void create()}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={action.isBusy} isDisabled={name.trim() === ''}>
            {texts.create}
          </Button>
        </>
      }
    >
      <Failure of={action} fields={['name', 'expires']} />
      <TextField
        name="name"
        label={texts.name}
        help={texts.nameHelp}
        placeholder={texts.namePlaceholder}
        isFocused
        value={name}
        onInput={setName}
        error={action.errorOf('name', name)}
      />
      <Choices
        label={texts.scope}
        value={scope}
        onChange={setScope}
        options={scopes.map((value) => ({ value, label: texts.scopes[value], help: texts.scopeHelp[value] }))}
      />
      <div class="columns">
        <SelectField
          label={texts.expiry}
          value={expiry}
          onChange={setExpiry}
          options={(['month', 'year', 'never', 'date'] as const).map((value) => ({
            value,
            label: texts.expiries[value],
          }))}
        />
        {expiry === 'date' && (
          <TextField
            label={texts.date}
            type="date"
            min={new Date().toISOString().slice(0, 10)}
            value={date}
            onInput={setDate}
            error={isDateMissing && date === '' ? texts.dateMissing : action.errorOf('expires', date)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A key works until the end of its last day, where the person is. */
function expiresAt(expiry: Expiry, date: string): string | null {
  const after = (days: number) => new Date(Date.now() + days * day).toISOString()
  switch (expiry) {
    case 'month':
      return after(30)
    case 'year':
      return after(365)
    case 'never':
      return null
    case 'date':
      return new Date(`${date}T23:59:59`).toISOString()
  }
}
