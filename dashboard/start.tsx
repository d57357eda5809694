import { render } from 'preact'
import { startShortcuts } from './kit/index.ts'
import { startRouter } from './router.ts'
import { routeOf, startPreloading } from './routes.ts'
import { startScheme } from './scheme.ts'
import { Application } from './shell/application.tsx'
// oxlint-disable-next-line import/no-unassigned-import -- for the file that the kit is in
import './words.ts'
import { type LoadTexts, setWords } from './first-words.ts'
import type { FirstTexts } from './texts/en/index.ts'

/** Begins with the texts of one language. */
export function start(first: FirstTexts, loadLater: LoadTexts) {
  setWords(first, loadLater)
  startScheme()
  startRouter((path) => routeOf(path) !== undefined || path.startsWith('/app/o/'))
  startPreloading()
  startShortcuts()
  render(<Application />, document.querySelector('#app')!)
}
