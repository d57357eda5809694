// The file that pages embed, `/button.js`: it exports nothing, so that it works as a classic script and as a module.
import { register } from './index.ts'

register()
