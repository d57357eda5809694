import { boot } from '../boot.ts'
import { forgetKept, unsavedPlaces } from '../kept.ts'
import { Avatar, Icon, Menu, confirm, keysOf } from '../kit/index.ts'
import { type Place, places } from '../places.ts'
import { path } from '../router.ts'
import { can, isAt, me, organization } from '../session.ts'
import { words } from '../first-words.ts'
import { isPaletteOpen } from './palette.tsx'

/** At the left; on phones, a bar at the bottom. */
export function Navigation() {
  const shown = places().filter(({ role }) => can(role))
  return (
    <>
      <aside class="sidebar">
        <OrganizationMenu />
        <button type="button" class="jump" onClick={() => (isPaletteOpen.value = true)}>
          <Icon name="search" />
          <span>{words.shell.search}</span>
          <kbd>{keysOf('Ctrl+K')}</kbd>
        </button>
        <nav class="places" aria-label={words.shell.navigation}>
          {shown.map((place) => (
            <PlaceLink key={place.id} {...place} />
          ))}
        </nav>
        <PersonMenu />
      </aside>
      <Bar shown={shown} />
    </>
  )
}

function PlaceLink({ id, icon, href, root, label }: Place) {
  const isHere = id === 'home' ? path.value.replace(/\/$/, '') === root : isAt(root)
  return (
    <a class="place" href={href} {...(isHere && { 'aria-current': 'page' })}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
    </a>
  )
}

function Bar({ shown }: { shown: readonly Place[] }) {
  const first = shown.filter(({ id }) => ['home', 'events', 'attendees', 'calendars'].includes(id)).slice(0, 4)
  const others = shown.filter((place) => !first.includes(place))
  return (
    <nav class="bar" aria-label={words.shell.navigation}>
      {first.map((place) => (
        <PlaceLink key={place.id} {...place} />
      ))}
      <Menu
        kind="quiet"
        icon="menu"
        label={words.shell.more}
        items={[
          ...others.map(({ label, icon, href }) => ({ label, icon, href })),
          null,
          { label: words.shell.palette.title, icon: 'search', run: () => (isPaletteOpen.value = true) },
          ...personItems(),
        ]}
      />
    </nav>
  )
}

function OrganizationMenu() {
  const current = organization.value
  const others = me.value.organizations
  return (
    <div class="organization">
      <Menu
        kind="quiet"
        label={words.shell.switchOrganization}
        items={[
          ...others.map(({ id, name }) => ({
            label: name,
            href: `/app/o/${id}`,
            ...(id === current?.id && { icon: 'check' as const }),
          })),
          boot.mayCreateOrganization && null,
          boot.mayCreateOrganization && { label: words.shell.newOrganization, icon: 'add', href: '/app/organizations' },
        ]}
      >
        <span class="organization-name">
          <Avatar name={current?.name ?? 'Kalends'} />
          <strong>{current?.name ?? 'Kalends'}</strong>
        </span>
        <Icon name="switch" size={16} />
      </Menu>
    </div>
  )
}

/** What concerns the person, wherever they are. */
export function personItems() {
  return [
    { label: words.shell.account, icon: 'person', href: '/app/me' },
    { label: words.shell.docs, icon: 'help', href: '/docs', isExternal: true },
    { label: words.shell.signOut, icon: 'signOut', run: () => void signOut() },
  ] as const
}

export function PersonMenu() {
  const { name, email } = me.value
  return (
    <div class="person">
      <Menu kind="quiet" label={words.shell.account} items={personItems()}>
        <Avatar name={name || email} />
        <span class="person-name">
          <strong>{name || email}</strong>
          {organization.value && <small>{words.shell.roles[organization.value.role as 'owner']}</small>}
        </span>
      </Menu>
    </div>
  )
}

/** The page of the server ends the session. What the person typed doesn't stay behind in the browser. */
export async function signOut() {
  const texts = words.shell.leaving
  const count = unsavedPlaces()
  const question = { title: texts.title, text: texts.text(count), confirm: texts.confirm }
  if (count > 0 && !(await confirm({ ...question, isDangerous: true }))) return
  forgetKept()
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/app/sign-out'
  document.body.append(form)
  form.submit()
}
