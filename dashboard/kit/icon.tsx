import { type IconName, iconLines } from '../icon-lines.ts'

export type { IconName }

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg class={`icon icon-${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconLines[name]} />
    </svg>
  )
}
