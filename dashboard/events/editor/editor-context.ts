import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { EventEditor } from './event-editor.ts'

export const EditorContext = createContext<EventEditor | undefined>(undefined)

/** The editor that a part belongs to. */
export function useEditor(): EventEditor {
  return useContext(EditorContext)!
}
