import { roles } from '@kalends/contract'
import { useState } from 'preact/hooks'
import { boot } from '../boot.ts'
import { useCommands } from '../commands.ts'
import { Await, Button, Card, CopyField } from '../kit/index.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'
import { Facts } from './facts.tsx'
import { Frame } from './frame.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { useMembers } from './members.ts'
import { Once } from './once.tsx'

export default function People() {
  const texts = words.settings.people
  const members = useMembers()
  const [isInviting, setInviting] = useState(false)
  const [made, setMade] = useState<{ readonly email: string; readonly link: string; readonly isOld?: boolean }>()
  const invite = () => setInviting(true)

  useCommands([can('admin') && { id: 'invite', label: texts.invite, icon: 'addPerson', run: invite }])
  return (
    <Frame
      section="people"
      text={texts.text}
      actions={
        can('admin') && (
          <Button kind="primary" icon="addPerson" onClick={invite}>
            {texts.invite}
          </Button>
        )
      }
    >
      {made && (
        <Once
          title={texts.linkTitle(made.email)}
          text={made.isOld ? texts.oldLinkText : texts.linkText}
          onDone={() => setMade(undefined)}
        >
          <CopyField label={texts.linkLabel} value={made.link} />
        </Once>
      )}
      <Await loaded={members}>{(data) => <MemberList members={data} />}</Await>
      {can('admin') && <InvitationList onLink={(email, link) => setMade({ email, link, isOld: true })} />}
      <Card title={texts.rolesTitle}>
        <Facts facts={roles.map((role) => [words.shell.roles[role], texts.roles[role]])} />
      </Card>
      {isInviting && (
        <InviteDialog
          sendsMail={boot.sendsMail}
          onClose={() => setInviting(false)}
          onInvited={(email, link) => {
            setInviting(false)
            setMade(link === null ? undefined : { email, link })
          }}
        />
      )}
    </Frame>
  )
}
