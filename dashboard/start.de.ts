import { start } from './start.tsx'
import first from './texts/de/first.ts'

start(first, () => import('./later.de.ts'))
