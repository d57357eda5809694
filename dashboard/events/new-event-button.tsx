import { Button } from '../kit/index.ts'
import { inOrganization } from '../session.ts'
import { words } from '../words.ts'

export function NewEventButton() {
  return (
    <Button kind="primary" icon="add" href={inOrganization('events', 'new')} keys="n">
      {words.shell.newEvent}
    </Button>
  )
}
