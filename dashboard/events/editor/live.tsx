import type { Visibility } from '@kalends/contract'
import { Button, Icon, Notice } from '../../kit/index.ts'
import { words } from '../../words.ts'

/** What visitors see of the event, right after it was saved. */
export function Live({ visitors }: { visitors: Visibility }) {
  const texts = words.editor.visitors
  const isShown = visitors.page.state === 'shown'
  const parts = (['page', 'button', 'file', 'feed', 'sign_up'] as const)
    .map((name) => ({ name, state: visitors[name].state, text: textOf(name, visitors[name].state) }))
    .filter(({ text }) => text !== '')
  return (
    <div role="status">
      <Notice
        tone="good"
        title={isShown ? texts.live : texts.hidden}
        action={
          isShown &&
          visitors.page.address !== null && (
            <Button size="small" icon="external" href={visitors.page.address} isExternal>
              {texts.open}
            </Button>
          )
        }
      >
        <details class="visitors">
          <summary>{texts.title}</summary>
          <ul>
            {parts.map(({ name, state, text }) => (
              <li key={name}>
                <Icon name={good.has(state) ? 'check' : 'hide'} size={16} /> {text}
              </li>
            ))}
          </ul>
        </details>
      </Notice>
    </div>
  )
}

const good = new Set(['shown', 'available', 'included', 'open'])

function textOf(part: Exclude<keyof Visibility, 'short_link'>, state: string): string {
  return (words.editor.visitors[part] as Readonly<Record<string, string>>)[state] ?? ''
}
