import { render } from 'preact'
import { startShortcuts } from './kit/index.ts'
import { startRouter } from './router.ts'
import { routeOf, startPreloading } from './routes.ts'
import { startScheme } from './scheme.ts'
import { Application } from './shell/application.tsx'
import { type Texts, setWords } from './words.ts'

/** Begins with the texts of one language. */
export function start(texts: Texts) {
  setWords(texts)
  startScheme()
  startRouter((path) => routeOf(path) !== undefined || path.startsWith('/app/o/'))
  startPreloading()
  startShortcuts()
  render(<Application />, document.querySelector('#app')!)
}
