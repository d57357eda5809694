import { start } from './start.tsx'
import texts from './texts/de/index.ts'

start(texts)
