import type { Style } from '@kalends/contract'
import { Icon } from '../../kit/index.ts'
import { isDark } from '../../scheme.ts'
import { words } from '../../words.ts'

const shapes: Partial<Record<Style['buttonStyle'], string>> = {
  '3d': 'slab',
  flat: 'flat',
  round: 'round',
  neumorphism: 'soft',
  text: 'plain',
  date: 'dated',
}

/** The calendar button, with its shape, colours and text. */
export function ButtonMiniature({ style }: { style: Style }) {
  const { buttonStyle, lightMode, styleLight, styleDark, customLabels } = style
  const isOnDark = lightMode === 'dark' || (lightMode === 'system' && isDark())
  const label = customLabels?.['label.addtocalendar'] ?? words.templates.button.add
  return (
    <span class={`miniature-stage ${isOnDark ? 'dark' : ''}`}>
      <span
        class={`miniature-button ${shapes[buttonStyle] ?? ''}`}
        style={{ ...styleLight, ...(isOnDark && styleDark) }}
      >
        {buttonStyle === 'date' ? <i class="miniature-leaf" /> : !style.hideIconButton && <Icon name="calendar" />}
        {!style.hideTextLabelButton && <span class="ellipsis">{label}</span>}
      </span>
    </span>
  )
}
