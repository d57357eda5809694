import type { Texts } from '../en/index.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

const de: Texts = { common, home, shell }

export default de
