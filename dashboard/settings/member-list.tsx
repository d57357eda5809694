import { type Member, type UserRole, hasRole, roles } from '@kalends/contract'
import { app } from '../api.ts'
import { invalidate } from '../cache.ts'
import { formatAgo, formatDay } from '../format.ts'
import { Avatar, Badge, type Column, Failure, Icon, Menu, Table, confirm, toast, useAction } from '../kit/index.ts'
import { can, me, organization, organizationId } from '../session.ts'
import { words } from '../words.ts'

const nameOf = ({ name, email }: Member) => name || email

/** Everybody who belongs to the organization. Only owners change owners, and the last one stays. */
export function MemberList({ members }: { members: readonly Member[] }) {
  const texts = words.settings.people
  const action = useAction()
  const owners = members.filter(({ role }) => role === 'owner')
  const isLastOwner = ({ role }: Member) => role === 'owner' && owners.length === 1
  const mayChange = (member: Member) => can(member.role === 'owner' ? 'owner' : 'admin') && !isLastOwner(member)
  const reload = () => invalidate(`${organizationId.peek()}/people`)

  async function setRole(member: Member, role: UserRole) {
    if (role === member.role) return
    const isOwn = member.id === me.peek().id
    const { lowerOwn } = texts
    if (isOwn && !hasRole(role, member.role)) {
      const text = lowerOwn[member.role === 'owner' ? 'owner' : 'admin'](words.shell.roles[role])
      if (!(await confirm({ title: lowerOwn.title, text, confirm: lowerOwn.confirm, isDangerous: true }))) return
    }
    await action.run(async () => {
      await app.people.setRole({ user: member.id, body: { role } })
      if (isOwn) setOwnRole(role)
      reload()
      toast(texts.roleChanged(nameOf(member), words.shell.roles[role]))
    })
  }

  async function remove(member: Member) {
    const title = texts.removeTitle(nameOf(member))
    if (!(await confirm({ title, text: texts.removeText, confirm: texts.remove, isDangerous: true }))) return
    await action.run(async () => {
      await app.people.remove({ user: member.id })
      reload()
      toast(texts.removed(nameOf(member)), { undo: () => void bringBack(member) })
    })
  }

  async function bringBack(member: Member) {
    await action.run(async () => {
      await app.people.restore({ user: member.id })
      toast(texts.broughtBack(nameOf(member), words.shell.roles[member.role]))
    })
    reload()
  }

  const columns: readonly Column<Member>[] = [
    {
      id: 'person',
      label: texts.person,
      width: 'minmax(180px, 2.2fr)',
      cell: (member) => <Person {...member} />,
    },
    {
      id: 'role',
      label: texts.role,
      width: 'minmax(128px, 1fr)',
      cell: (member) =>
        mayChange(member) ? (
          <Menu
            size="small"
            label={texts.roleOf(nameOf(member))}
            items={roles
              .filter((role) => role !== 'owner' || can('owner'))
              .map((role) => ({
                label: words.shell.roles[role],
                isChecked: role === member.role,
                run: () => void setRole(member, role),
              }))}
          >
            {words.shell.roles[member.role]} <Icon name="down" size={14} />
          </Menu>
        ) : (
          words.shell.roles[member.role]
        ),
    },
    {
      id: 'seen',
      label: texts.lastSeen,
      isMinor: true,
      cell: ({ last_seen }) => (last_seen === null ? texts.never : formatAgo(last_seen)),
    },
    { id: 'joined', label: texts.joined, isMinor: true, cell: ({ joined }) => formatDay(joined) },
  ]

  return (
    <>
      <Failure of={action} />
      <Table
        label={texts.members}
        columns={columns}
        items={members}
        idOf={({ id }) => String(id)}
        {...(can('admin') && {
          actionsOf: (member: Member) =>
            mayChange(member) &&
            member.id !== me.value.id && (
              <Menu
                kind="quiet"
                size="small"
                icon="more"
                label={texts.actionsOf(nameOf(member))}
                items={[{ label: texts.remove, icon: 'remove', isDangerous: true, run: () => void remove(member) }]}
              />
            ),
        })}
      />
      {can('admin') && owners.length === 1 && <p class="help">{texts.lastOwner}</p>}
    </>
  )
}

function Person(member: Member) {
  const { id, name, email } = member
  return (
    <span class="member">
      <Avatar name={nameOf(member)} />
      <span>
        <strong class="ellipsis">
          {nameOf(member)} {id === me.value.id && <Badge>{words.settings.people.you}</Badge>}
        </strong>
        {name !== '' && <small class="ellipsis">{email}</small>}
      </span>
    </span>
  )
}

/** The application shows what the new role may see. */
function setOwnRole(role: UserRole) {
  const id = organization.peek()?.id
  const { organizations } = me.peek()
  me.value = { ...me.peek(), organizations: organizations.map((each) => (each.id === id ? { ...each, role } : each)) }
}
