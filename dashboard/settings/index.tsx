import { useLayoutEffect } from 'preact/hooks'
import { Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { words } from '../words.ts'
import { hrefOf, shownSections } from './sections.ts'

/** Leads to the first section that the person may see. */
export default function Settings() {
  // At once: later, the person may have gone elsewhere.
  useLayoutEffect(() => navigate(hrefOf(shownSections()[0]!), { replace: true }), [])
  return <Screen title={words.settings.title}>{null}</Screen>
}
