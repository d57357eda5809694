import { useEffect, useMemo } from 'preact/hooks'
import { useData } from '../../cache.ts'
import type { Saved } from '../../forms/index.ts'
import { Await, Screen } from '../../kit/index.ts'
import type { Params } from '../../router.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { eventKey } from '../event.ts'
import { Editor } from './editor.tsx'
import { type EditedEvent, EventEditor, loadEvent } from './event-editor.ts'

/** The tab "Edit" of an event. */
export default function EditEvent({ params }: { params: Params }) {
  const prokey = params.prokey!
  const loaded = useData(`${eventKey(prokey)}/edited`, (signal) => loadEvent(prokey, signal))
  const isThere = loaded.data !== undefined
  return isThere ? (
    <Loaded prokey={prokey} saved={loaded.data!} />
  ) : (
    <Screen title={words.editor.title} parent={{ label: words.shell.events, href: inOrganization('events') }}>
      <Await loaded={loaded}>{() => null}</Await>
    </Screen>
  )
}

function Loaded({ prokey, saved }: { prokey: string; saved: Saved<EditedEvent> }) {
  const editor = useMemo(() => new EventEditor(prokey, saved), [prokey])
  useEffect(() => {
    // Loaded again, for example after it was moved.
    if (!editor.event.isDirty.peek() && !editor.isSaving.peek()) editor.event.saved.value = saved
  }, [saved.etag])
  return <Editor editor={editor} />
}
