import { common } from './common.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

const en = { common, home, shell }

export default en
export type Texts = typeof en
