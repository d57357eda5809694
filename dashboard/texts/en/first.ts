import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

/** Texts of the shell, the kit and Home, which every visit begins with. */
const first = {
  common,
  errors,
  home,
  shell,
}

export default first
