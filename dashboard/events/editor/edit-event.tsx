import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useData } from '../../cache.ts'
import type { Saved } from '../../forms/index.ts'
import { Await, Screen } from '../../kit/index.ts'
import type { Params } from '../../router.ts'
import { inOrganization } from '../../session.ts'
import { words } from '../../words.ts'
import { eventKey } from '../event.ts'
import { Editor } from './editor.tsx'
import { type EditedEvent, EventEditor, loadEvent } from './event-editor.ts'
import { NewEvent } from './new-event.tsx'

/** The tab "Edit" of an event. A new event stays on the screen when it gets its address. */
export default function EditEvent({ params: { prokey } }: { params: Params }) {
  const created = useRef<EventEditor>()
  if (prokey === undefined || created.current?.prokey === prokey)
    return (
      <>
        <NewEvent created={created} />
        {prokey !== undefined && <Reload prokey={prokey} editor={created.current!} />}
      </>
    )
  return <Existing prokey={prokey} />
}

function Existing({ prokey }: { prokey: string }) {
  const loaded = useEdited(prokey)
  const isThere = loaded.data !== undefined
  return isThere ? (
    <Loaded prokey={prokey} saved={loaded.data!} />
  ) : (
    <Screen title={words.editor.title} parent={{ label: words.shell.events, href: inOrganization('events') }}>
      <Await loaded={loaded}>{() => null}</Await>
    </Screen>
  )
}

const useEdited = (prokey: string) => useData(`${eventKey(prokey)}/edited`, (signal) => loadEvent(prokey, signal))

function Loaded({ prokey, saved }: { prokey: string; saved: Saved<EditedEvent> }) {
  const editor = useMemo(() => new EventEditor(prokey, saved), [prokey])
  useLatest(editor, saved)
  return <Editor editor={editor} />
}

/** Keeps an event that was created here up to date. */
function Reload({ prokey, editor }: { prokey: string; editor: EventEditor }) {
  useLatest(editor, useEdited(prokey).data)
  return null
}

/** Takes over what was loaded again, for example after the event was moved. */
function useLatest({ event, isSaving }: EventEditor, saved: Saved<EditedEvent> | undefined) {
  useEffect(() => {
    if (saved && !event.isDirty.peek() && !isSaving.peek()) event.saved.value = saved
  }, [saved?.etag])
}
