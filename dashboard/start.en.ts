import { start } from './start.tsx'
import texts from './texts/en/index.ts'

start(texts)
