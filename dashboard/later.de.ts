// With what is loaded already: what the texts have in common with it then needs no file of its own.
/* oxlint-disable import/no-unassigned-import */
import './kit/index.ts'
import './words.ts'
/* oxlint-enable import/no-unassigned-import */

export { default } from './texts/de/later.ts'
