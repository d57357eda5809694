import { Screen } from '../kit/index.ts'
import { words } from '../words.ts'
import { Report } from './report.tsx'

/** The organization at a glance. */
export default function OrganizationStatistics() {
  return (
    <Screen title={words.shell.statistics}>
      <Report scope={{}} />
    </Screen>
  )
}
