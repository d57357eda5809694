import type { Organization } from '@kalends/contract'
import { app } from '../api.ts'
import { useCommands } from '../commands.ts'
import { Button, Card, Failure, confirm, toast, useAction } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { me } from '../session.ts'
import { words } from '../words.ts'
import { useMembers } from './members.ts'
import { hrefOf } from './sections.ts'

/** Leaves the organization. The only owner can't. */
export function Leave({ id, name }: Organization) {
  const texts = words.settings.organization.leave
  const action = useAction()
  const owners = (useMembers().data ?? []).filter(({ role }) => role === 'owner')
  const isLastOwner = owners.length === 1 && owners[0]!.id === me.value.id

  async function leave() {
    if (!(await confirm({ title: texts.confirm(name), text: texts.text, confirm: texts.action, isDangerous: true })))
      return
    await action.run(async () => {
      await app.people.leave()
      me.value = { ...me.peek(), organizations: me.peek().organizations.filter((each) => each.id !== id) }
      toast(texts.left(name))
      navigate('/app', { replace: true })
    })
  }

  useCommands([!isLastOwner && { id: 'leave', label: texts.action, icon: 'signOut', run: () => void leave() }])
  return (
    <Card
      title={texts.title}
      text={isLastOwner ? texts.lastOwner : texts.text}
      actions={
        isLastOwner ? (
          <Button href={hrefOf({ id: 'people' })}>{texts.toPeople}</Button>
        ) : (
          <Button icon="signOut" isBusy={action.isBusy} onClick={() => void leave()}>
            {texts.action}
          </Button>
        )
      }
    >
      <Failure of={action} />
    </Card>
  )
}
