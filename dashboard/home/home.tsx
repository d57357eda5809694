import { Screen } from '../kit/index.ts'
import { NewEventButton } from '../events/new-event-button.tsx'
import { can } from '../session.ts'
import { words } from '../words.ts'

export default function Home() {
  return (
    <Screen title={words.home.title} actions={can('editor') && <NewEventButton />}>
      <p>{null}</p>
    </Screen>
  )
}
