import { useLayoutEffect } from 'preact/hooks'
import { Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { words } from '../words.ts'
import { templateTabs } from './tabs.ts'

/** Leads to the first kind. */
export default function Templates() {
  // At once: later, the person may have gone elsewhere.
  useLayoutEffect(() => navigate(templateTabs()[0]!.href, { replace: true }), [])
  return <Screen title={words.templates.title}>{null}</Screen>
}
