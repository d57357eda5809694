import { useEffect } from 'preact/hooks'
import { Screen } from '../kit/index.ts'
import { navigate } from '../router.ts'
import { words } from '../words.ts'
import { templateTabs } from './tabs.ts'

/** Leads to the first kind. */
export default function Templates() {
  useEffect(() => navigate(templateTabs()[0]!.href, { replace: true }), [])
  return <Screen title={words.templates.title}>{null}</Screen>
}
