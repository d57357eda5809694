import type { UserRole } from '@kalends/contract'
import { type Command, runAt } from '../commands.ts'
import { navigate } from '../router.ts'
import { schemes, setScheme } from '../scheme.ts'
import { can, inOrganization, organization } from '../session.ts'
import { hrefOf, labelOf, shownSections } from '../settings/sections.ts'
import { kinds } from '../templates/kinds.ts'
import { templateTabs } from '../templates/tabs.ts'
import { words } from '../words.ts'

/** Commands that lead to another screen, or do there what it offers. */
export function destinations(): Command[] {
  return [...(organization.value ? inThisOrganization() : []), ...ofThisPerson()]
}

function inThisOrganization(): Command[] {
  const { settings, groups, templates, shell } = words
  const make = (place: string, label: string): Command => ({
    id: `new-${place}`,
    label,
    icon: 'add',
    run: () => navigate(inOrganization(...place.split('/'), 'new')),
  })
  const at = (section: 'people' | 'keys' | 'domains' | 'export', id: string, label: string, role: UserRole) =>
    can(role) ? [{ id, label, icon: 'onward', run: () => runAt(hrefOf({ id: section }), id) } satisfies Command] : []
  return [
    ...(can('editor')
      ? [
          make('groups', groups.new),
          ...Object.values(kinds).map(({ place }) => make(`templates/${place}`, templates.kinds[place].new)),
        ]
      : []),
    ...at('people', 'invite', settings.people.invite, 'admin'),
    ...at('keys', 'create-key', settings.keys.create, 'admin'),
    ...at('domains', 'add-domain', settings.domains.add, 'admin'),
    ...at('export', 'export', settings.export.start, 'owner'),
    ...templateTabs().map(({ label, href }) => ({
      id: `go-${href}`,
      label: `${shell.templates}: ${label}`,
      icon: 'templates' as const,
      run: () => navigate(href),
    })),
    ...shownSections().map((section) => ({
      id: `settings-${section.id}`,
      label: settings.go(labelOf(section)),
      icon: section.icon,
      run: () => navigate(hrefOf(section)),
    })),
  ]
}

function ofThisPerson(): Command[] {
  const { me, shell } = words
  const here = (id: string, label: string): Command => ({
    id,
    label: `${shell.account}: ${label}`,
    icon: 'person',
    run: () => runAt('/app/me', id),
  })
  return [
    here('password', me.password.title),
    here('email', me.email.title),
    here('add-passkey', me.passkeys.add),
    ...schemes.map((scheme): Command => ({
      id: `scheme-${scheme}`,
      label: `${me.appearance.label}: ${me.appearance[scheme]}`,
      icon: 'style',
      run: () => setScheme(scheme),
    })),
  ]
}
