import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Command, useCommands } from '../commands.ts'
import { LoadError, LostScreen, Questions, Screen, Toasts, untilDone, useShortcut } from '../kit/index.ts'
import { places } from '../places.ts'
import { type Params, movedTo, navigate, path } from '../router.ts'
import { type Route, type ScreenComponent, routeOf } from '../routes.ts'
import { can, inOrganization, isAt, me, organization, organizationId } from '../session.ts'
import { words } from '../first-words.ts'
import { Busy } from './busy.tsx'
import { Navigation, PersonMenu, personItems } from './navigation.tsx'
import { Palette, isPaletteOpen } from './palette.tsx'
import { ShortcutHelp, isHelpOpen, searchField } from './shortcut-help.tsx'
import { Removed } from './removed.tsx'
import { SessionEnded, SignInAgain } from './sign-in-again.tsx'

/** Navigation, the current screen, and what can lie over it. */
export function Application() {
  const isInside = organization.value !== undefined
  return (
    <>
      <a class="skip" href="#main">
        {words.shell.skip}
      </a>
      <div class={isInside ? 'layout' : 'layout alone'}>
        {isInside ? (
          <Navigation />
        ) : (
          <header class="alone-head">
            <PersonMenu />
          </header>
        )}
        <Everywhere />
        {isInside && <CommonCommands />}
        <CurrentScreen />
      </div>
      <Busy />
      <Palette />
      <ShortcutHelp />
      <Questions />
      <SignInAgain />
      <Removed />
      <Toasts>
        <SessionEnded />
      </Toasts>
    </>
  )
}

interface Shown {
  readonly screen: ScreenComponent
  readonly params: Params
  /** Another item gets a new screen; another tab of the same item does not. */
  readonly item: string
  readonly key: number
}

/** The last screen stays until the next one is loaded. */
function CurrentScreen() {
  const shown = useRef<Shown>()
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly error?: unknown }>()
  const now = path.value
  const isForeign = organizationId.value !== null && !organization.value
  const route = isForeign ? undefined : routeOf(now)
  const screen = route?.screen()
  if (route && screen) shown.current = { screen, params: route.params, ...keyOf(itemOf(route), shown.current) }

  useLayoutEffect(() => {
    if (!route || screen) return
    let isCurrent = true
    route.load().then(
      () => isCurrent && setLoaded({ path: now }),
      (error: unknown) => isCurrent && setLoaded({ path: now, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [now, isForeign])

  if (isForeign) return <LostScreen {...words.shell.foreign} />
  if (!route) return <LostScreen {...words.shell.unknown} />
  if (!screen && loaded?.path === now)
    return (
      <Screen title={places().findLast(({ root }) => isAt(root))?.label ?? words.shell.account}>
        {/* A new version of the server has other files. */}
        <LoadError error={loaded.error} retry={() => location.reload()} />
      </Screen>
    )
  if (!shown.current) return <main id="main" class="screen" aria-busy="true" />
  const { screen: Shown, key, params } = shown.current
  return <Shown key={key} params={params} />
}

function keyOf(item: string, last: Shown | undefined) {
  const isSame = last?.item === item || movedTo === path.peek()
  return { item, key: (last?.key ?? 0) + (isSame ? 0 : 1) }
}

function itemOf({ pattern, params }: Route): string {
  return [pattern.split('/').slice(0, 6).join('/'), ...Object.values(params)].join(' ')
}

/** What works on every screen. */
function Everywhere() {
  const texts = words.shell.shortcuts
  const general: readonly Command[] = [
    { id: 'shortcuts', label: texts.title, icon: 'keyboard', keys: '?', run: () => (isHelpOpen.value = true) },
    ...me.value.organizations
      .filter(({ id }) => id !== organization.value?.id)
      .map(({ id, name }) => ({
        id: `organization-${id}`,
        label: words.shell.palette.switchTo(name),
        icon: 'switch' as const,
        run: () => navigate(`/app/o/${id}`),
      })),
    ...personItems().map((item) => ({
      id: item.label,
      label: item.label,
      icon: item.icon,
      run: 'run' in item ? item.run : () => follow(item.href, 'isExternal' in item),
    })),
  ]
  useCommands(general.map((command) => ({ ...command, isGeneral: true })))
  useShortcut({ keys: 'Ctrl+K', label: texts.palette, inFields: true, run: () => (isPaletteOpen.value = true) })
  useShortcut({ keys: '?', label: texts.help, run: () => (isHelpOpen.value = true) })
  return null
}

function follow(href: string, isExternal: boolean) {
  if (isExternal) window.open(href, '_blank', 'noopener')
  else navigate(href)
}

/** Samples are added and removed from everywhere. The code for it is that of Settings. */
function useSampleCommands() {
  const { title, add, remove } = words.shell.samples
  const attempt = (act: 'addSamples' | 'removeSamples') =>
    untilDone(async () => {
      const samples = await import('../parts/settings.ts')
      await samples[act]()
    })
  useCommands([
    can('editor') && {
      id: 'add-samples',
      isGeneral: true,
      label: `${title}: ${add}`,
      icon: 'sparkles',
      run: () => void attempt('addSamples'),
    },
    can('editor') && {
      id: 'remove-samples',
      isGeneral: true,
      label: `${title}: ${remove}`,
      icon: 'remove',
      run: () => void attempt('removeSamples'),
    },
  ])
}

/** What works on every screen of an organization. */
function CommonCommands() {
  const texts = words.shell.shortcuts
  const create = () => navigate(inOrganization('events', 'new'))
  useSampleCommands()
  useCommands([
    can('editor') && { id: 'new-event', label: words.shell.newEvent, icon: 'add', keys: 'n', run: create },
    can('editor') && {
      id: 'settings-deleted',
      isGeneral: true,
      label: words.shell.palette.go(words.shell.sections.deleted),
      icon: 'restore',
      run: () => navigate(inOrganization('settings', 'deleted')),
    },
  ])
  useShortcut({
    keys: '/',
    label: texts.search,
    run: () => searchField()?.focus(),
  })
  useShortcut(can('editor') ? { keys: 'n', label: texts.newEvent, run: create } : undefined)
  return (
    <>
      {places()
        .filter(({ role }) => can(role))
        .map(({ id, keys, label, href }) => (
          <Go key={id} keys={keys} label={words.shell.palette.go(label)} href={href} />
        ))}
    </>
  )
}

function Go({ keys, label, href }: { keys: string; label: string; href: string }) {
  useShortcut({ keys, label, run: () => navigate(href) })
  return null
}
