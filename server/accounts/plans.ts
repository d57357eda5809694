export const plans = ['hobby', 'regular', 'enterprise'] as const
export type Plan = (typeof plans)[number]
