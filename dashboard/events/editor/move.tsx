import { useState } from 'preact/hooks'
import { app } from '../../api.ts'
import { invalidate, useData } from '../../cache.ts'
import { Await, Button, Dialog, Notice, SelectField, messageOf, toast } from '../../kit/index.ts'
import { organizationId } from '../../session.ts'
import { words } from '../../words.ts'
import { useEditor } from './editor-context.ts'
import { loadEvent } from './event-editor.ts'

/** Moves the event to another calendar, and says what prevents it. */
export function Move({ close }: { close: () => void }) {
  const editor = useEditor()
  const texts = words.editor.move
  const current = editor.event.saved.value.data.event_group
  const [chosen, choose] = useState(current)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const groups = useData(`${organizationId.value}/groups`, (signal) => app.groups.list({}, { signal }))

  async function move() {
    setBusy(true)
    try {
      const prokey = editor.prokey!
      await app.events.move({ prokey, body: { event_group: chosen } })
      editor.event.saved.value = await loadEvent(prokey)
      invalidate(`${organizationId.value}/event`, `${organizationId.value}/group`)
      close()
      toast(texts.done)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  return (
    <Dialog
      title={texts.title}
      onClose={close}
      onSubmit={() => void move()}
      actions={
        <>
          <Button onClick={close}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy} isDisabled={chosen === current}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div class="stack">
        {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
        <Await loaded={groups}>
          {(all) => (
            <SelectField
              label={words.editor.calendar.label}
              value={chosen}
              options={all
                .filter(({ subscription }) => subscription !== 'external')
                .map(({ prokey, name }) => ({ value: prokey, label: name }))}
              onChange={choose}
            />
          )}
        </Await>
      </div>
    </Dialog>
  )
}
