import { start } from './start.tsx'
import first from './texts/en/first.ts'

start(first, () => import('./later.en.ts'))
