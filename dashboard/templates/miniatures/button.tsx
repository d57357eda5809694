import { Style } from '@kalends/contract'
import { Icon } from '../../kit/index.ts'
import { isDark } from '../../scheme.ts'
import { language as own } from '../../words.ts'
import { buttonLabels } from './button-labels.ts'

const shapes: Partial<Record<Style['buttonStyle'], string>> = {
  '3d': 'slab',
  flat: 'flat',
  round: 'round',
  neumorphism: 'moulded',
  text: 'plain',
  date: 'dated',
}

/** Styles without a background of their own are made for pages like themselves. */
const blending: ReadonlySet<Style['buttonStyle']> = new Set(['neumorphism', 'text'])

/** The calendar button, with its shape, colours and text. */
export function ButtonMiniature({ style }: { style: Style }) {
  const { buttonStyle, lightMode, styleLight, styleDark, customLabels } = style
  // A template that names no language is shown in that of the person.
  const language = style.language === Style.defaults.language ? (own as Style['language']) : style.language
  const isDarkItself = lightMode === 'dark' || (lightMode !== 'light' && isDark())
  const isOnDark = blending.has(buttonStyle) ? isDarkItself : isDark()
  const label = customLabels?.['label.addtocalendar'] ?? buttonLabels[language]
  return (
    <span class={`miniature-stage ${isOnDark ? 'dark' : ''}`}>
      <span
        class={`miniature-button ${shapes[buttonStyle] ?? ''} ${isDarkItself ? 'dark' : ''}`}
        style={{ ...styleLight, ...(isDarkItself && styleDark) }}
        lang={language}
      >
        {buttonStyle === 'date' ? <i class="miniature-leaf" /> : !style.hideIconButton && <Icon name="calendar" />}
        {!style.hideTextLabelButton && (
          <span class="miniature-label" dir="auto">
            {label}
          </span>
        )}
      </span>
    </span>
  )
}
