import type { FirstTexts } from '../en/index.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

const first: FirstTexts = {
  common,
  errors,
  home,
  shell,
}

export default first
