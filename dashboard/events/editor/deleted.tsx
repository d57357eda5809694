import { v1 } from '../../api.ts'
import { invalidate } from '../../cache.ts'
import { Button, Failure, Notice, useAction } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { type EventEditor, loadEvent } from './event-editor.ts'
import { saveEvent } from './save-event.ts'

/** Brings the event back, then saves what was typed. */
export function Deleted({ editor }: { editor: EventEditor }) {
  const texts = words.editor.deleted
  const action = useAction()
  const bringBack = () =>
    action.run(async () => {
      await v1.event.restore(editor.prokey!)
      editor.event.saved.value = await loadEvent(editor.prokey!)
      invalidate(...['event', 'group', 'home'].map((place) => `${organizationId.value}/${place}`))
      await saveEvent(editor, editor.asked)
    })
  return (
    <Notice
      tone="error"
      title={texts.title}
      action={
        <Button size="small" icon="restore" isBusy={action.isBusy} onClick={() => void bringBack()}>
          {texts.bringBack}
        </Button>
      }
    >
      <p>{texts.text}</p>
      <Failure of={action} />
    </Notice>
  )
}
