import type { Passkey } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { app } from '../api.ts'
import { boot } from '../boot.ts'
import { invalidate, useData } from '../cache.ts'
import { useCommands } from '../commands.ts'
import { formatAgo, formatDay } from '../format.ts'
import { Await, Button, Card, Failure, Icon, Menu, Notice, confirm, toast, useAction } from '../kit/index.ts'
import { words } from '../words.ts'
import { hasPasskeys, isKnownDevice, newPasskey } from './new-passkey.ts'
import { RenameDialog } from './rename-dialog.tsx'

const place = 'me/passkeys'

export function Passkeys() {
  const texts = words.me.passkeys
  const isOffered = boot.ways.includes('passkey')
  const isPossible = isOffered && hasPasskeys()
  const action = useAction()
  const [problem, setProblem] = useState<string>()
  const loaded = useData(place, (signal) => app.passkeys.all({}, { signal }))

  const add = () =>
    action.run(async () => {
      setProblem(undefined)
      const response = await created(await app.passkeys.begin())
      if (!response) return
      const { name } = await app.passkeys.add({ body: { response } })
      invalidate(place)
      toast(texts.added(name))
    })

  async function created(options: Record<string, unknown>) {
    try {
      return await newPasskey(options)
    } catch (error) {
      setProblem(isKnownDevice(error) ? texts.exists : texts.failed)
      return undefined
    }
  }

  useCommands([isPossible && { id: 'add-passkey', label: texts.add, icon: 'passkey', run: () => void add() }])
  return (
    <Card
      title={texts.title}
      text={!isOffered ? texts.off : isPossible ? texts.text : texts.unsupported}
      actions={
        isPossible && (
          <Button icon="add" isBusy={action.isBusy} onClick={() => void add()}>
            {texts.add}
          </Button>
        )
      }
    >
      <div class="stack">
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <Failure of={action} />
        {isOffered && (
          <Await loaded={loaded}>
            {(passkeys) =>
              passkeys.length === 0 ? (
                <p class="help">{texts.none}</p>
              ) : (
                <ul class="plain-rows" aria-label={texts.title}>
                  {passkeys.map((passkey) => (
                    <PasskeyRow key={passkey.id} {...passkey} />
                  ))}
                </ul>
              )
            }
          </Await>
        )}
      </div>
    </Card>
  )
}

function PasskeyRow({ id, name, is_synced, created, last_used }: Passkey) {
  const texts = words.me.passkeys
  const action = useAction()
  const [isRenaming, setRenaming] = useState(false)

  async function remove() {
    const title = texts.removeTitle(name)
    if (!(await confirm({ title, text: texts.removeText, confirm: texts.remove, isDangerous: true }))) return
    await action.run(async () => {
      await app.passkeys.remove({ id })
      invalidate(place)
      toast(texts.removed(name))
    })
  }

  return (
    <li>
      <Icon name="passkey" size={20} />
      <div>
        <strong>{name}</strong>
        <small>
          {[
            is_synced ? texts.synced : texts.single,
            texts.created(formatDay(created)),
            last_used === null ? texts.unused : texts.used(formatAgo(last_used)),
          ].join(' · ')}
        </small>
        <Failure of={action} />
      </div>
      <Menu
        kind="quiet"
        size="small"
        icon="more"
        label={texts.actionsOf(name)}
        items={[
          { label: texts.rename, icon: 'edit', run: () => setRenaming(true) },
          { label: texts.remove, icon: 'remove', isDangerous: true, run: () => void remove() },
        ]}
      />
      {isRenaming && <RenameDialog id={id} name={name} onClose={() => setRenaming(false)} />}
    </li>
  )
}
