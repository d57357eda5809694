import { setting } from './event-status.ts'

export const run = setting('draft')
