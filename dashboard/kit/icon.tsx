import { type IconName, iconLines } from '../icon-lines.ts'

export type { IconName }

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  // As large as the text beside it, whatever size the person prefers.
  const side = `${size / 16}rem`
  return (
    <svg class={`icon icon-${name}`} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconLines[name]} />
    </svg>
  )
}
