import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { Notice } from '../kit/index.ts'
import { can } from '../session.ts'
import { words } from '../words.ts'

const IsEditable = createContext(true)

/** Whether the fields around here may be changed, for controls that a disabled fieldset does not reach. */
export const useEditable = () => useContext(IsEditable)

/** Fields that editors change and viewers read. */
export function Editable({ class: style = '', children }: { class?: string; children: ComponentChildren }) {
  const isEditable = can('editor')
  return (
    <IsEditable.Provider value={isEditable}>
      <fieldset class={style} disabled={!isEditable}>
        {children}
      </fieldset>
    </IsEditable.Provider>
  )
}

/** Tells viewers why they can't change anything, above every form. */
export function ViewerNotice() {
  return can('editor') ? null : <Notice>{words.shell.viewerOnly}</Notice>
}
