import type { ListedKey } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { invalidate, useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { Await, Button, CopyField, Empty, Failure, confirm, toast, useAction } from '../kit/index.ts'
import { organizationId } from '../session.ts'
import { words } from '../words.ts'
import { Frame, forRole } from './frame.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { Once } from './once.tsx'

export default forRole('keys', Keys)

const place = () => `${organizationId.peek()}/keys`

function Keys() {
  const texts = words.settings.keys
  const loaded = useData(place(), (signal) => app.keys.list({}, { signal }))
  const action = useAction()
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<string>()
  const create = () => setCreating(true)

  useCommands([{ id: 'create-key', label: texts.create, icon: 'key', run: create }])

  const toggle = ({ id, name, active }: ListedKey) =>
    action.run(async () => {
      await (active ? app.keys.disable({ id }) : app.keys.enable({ id }))
      invalidate(place())
      toast(active ? texts.disabled(name) : texts.enabled(name))
    })

  async function revoke({ id, name }: ListedKey) {
    const title = texts.revokeTitle(name)
    if (!(await confirm({ title, text: texts.revokeText, confirm: texts.revoke, isDangerous: true }))) return
    await action.run(async () => {
      await app.keys.revoke({ id })
      invalidate(place())
      toast(texts.revoked(name))
    })
  }

  const button = (
    <Button kind="primary" icon="add" onClick={create}>
      {texts.create}
    </Button>
  )
  return (
    <Frame
      section="keys"
      text={
        <>
          {texts.text} <a href="/docs">{texts.docs}</a>
        </>
      }
      actions={button}
    >
      {created !== undefined && <NewKey value={created} onDone={() => setCreated(undefined)} />}
      <Failure of={action} />
      <Await loaded={loaded}>
        {(keys) =>
          keys.length === 0 ? (
            <Empty icon="key" title={texts.emptyTitle} text={texts.emptyText} action={button} />
          ) : (
            <KeyList keys={keys} onToggle={(key) => void toggle(key)} onRevoke={(key) => void revoke(key)} />
          )
        }
      </Await>
      {isCreating && (
        <KeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreated(key)
            invalidate(place())
          }}
        />
      )}
    </Frame>
  )
}

/** A key, the only time it can be seen. */
function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const texts = words.settings.keys
  const example = `curl ${boot.publicUrl}/v1/event/all \\\n  -H 'Authorization: ${value}'`
  return (
    <Once title={texts.created} text={texts.createdText} onDone={onDone}>
      <CopyField label={texts.key} value={value} />
      <CopyField label={texts.example} value={example} isCode />
    </Once>
  )
}
