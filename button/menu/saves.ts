import type { ButtonDate } from '@kalends/contract'
import { type Child, type Properties, el, icon, opens, whileBusy } from '../dom.ts'
import { doneLine } from '../drawing/icon-lines.ts'
import { destination } from '../platform.ts'
import type { CalendarType, Scene } from '../scene.ts'

/** What the visitor has saved on this page: by event key, the positions of dates. 0 means all. */
const saves = new Map<string, Set<number>>()

export function isSaved({ data }: Scene, position?: number): boolean {
  const saved = saves.get(data.prokey)
  if (position !== undefined) return saved?.has(position) ?? false
  return saved !== undefined && (saved.has(0) || datesToSave(data.dates).every((date) => saved.has(date.position)))
}

/** Those that the choice of dates offers. */
function datesToSave(dates: readonly ButtonDate[]) {
  const open = dates.filter(({ status }) => status !== 'CANCELLED')
  const ahead = open.filter(({ state }) => state !== 'over')
  return ahead.length > 0 ? ahead : open
}

/** A control that adds the event to a calendar: a link or, if the calendar takes one date at a time, a choice of dates. */
export function calendarControl(
  scene: Scene,
  type: CalendarType,
  { event, ...properties }: Properties & { event: 'openCalendarLink' | 'openSingletonLink' },
  ...children: Child[]
): HTMLElement {
  const { data, platform, settings } = scene
  const link = data.links[type]
  if (link) {
    const { address, target } = destination(link, platform, settings.style)
    const click = () => {
      scene.announce(event, { calendar: type })
      save(scene, 0)
    }
    return el('a', { ...opens(address, target), ...properties, click }, ...children)
  }
  const load = () =>
    Promise.all([
      import('../dialog/dialog.ts'),
      import('../dialog/dates.ts'),
      import('../drawing/card.ts'),
      import('../drawing/marks.ts'),
    ])
  const click = async () => {
    const parts = await whileBusy(control, load()).catch(() => undefined)
    // The event page has all dates too.
    if (!parts) return void window.open(data.url, '_blank', 'noopener')
    const [{ openDialog }, { datesContent }, card, { drawCalendar }] = parts
    const content = datesContent(scene, card, type, drawCalendar(type), {
      isSaved: (position) => isSaved(scene, position),
      save: (position) => {
        scene.announce('openSubEventLink', { calendar: type, date: position })
        save(scene, position)
        if (isFollowed(scene)) dialog.close()
      },
    })
    const dialog = openDialog(scene, content)
  }
  const control = el('button', { type: 'button', 'aria-haspopup': 'dialog', ...properties, click }, ...children)
  return control
}

function save(scene: Scene, position: number) {
  const { data, words, wrapper } = scene
  const saved = saves.get(data.prokey) ?? new Set()
  saves.set(data.prokey, saved)
  const wasSaved = isSaved(scene)
  saved.add(position)
  if (!isSaved(scene) || (wasSaved && position !== 0)) return
  showSaved(scene)
  wrapper.querySelector('[role=status]')!.textContent = data.cancelled ? '' : words.saved
  scene.announce('success')
  if (isFollowed(scene)) void follow(scene)
}

/** Whether a call to action follows once everything is saved. */
function isFollowed(scene: Scene): boolean {
  const { cta } = scene.data
  return cta !== null && cta.type !== 'none' && isSaved(scene)
}

/** A moment later, so that the calendar opens first. */
async function follow(scene: Scene) {
  const cta = scene.data.cta!
  const fields = cta.type === 'form' ? import('../dialog/fields.ts') : undefined
  const loading = Promise.all([import('../dialog/dialog.ts'), import('../dialog/cta.ts'), fields])
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const [{ openDialog }, { ctaContent }, fieldsPart] = await loading
  if (!scene.signal.aborted) openDialog(scene, ctaContent(scene, cta, fieldsPart))
}

/** The check mark at the corner of the button. */
export function showSaved(scene: Scene) {
  const { hideCheckmark, hideTextLabelButton, buttonsList } = scene.settings.style
  const button = scene.wrapper.querySelector('.atcb-button')
  const isShown = isSaved(scene) && !hideCheckmark && !hideTextLabelButton && !buttonsList && !scene.data.cancelled
  if (isShown && button && !button.querySelector('.check'))
    button.append(el('span', { class: 'check' }, icon(doneLine)))
}
