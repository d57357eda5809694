import { useState } from 'preact/hooks'
import { Button } from '../kit/index.ts'
import { words } from '../words.ts'

/** Adds a row for something that has no name that people know. */
export function NewName({ onAdd }: { onAdd: (name: string) => void }) {
  const texts = words.templates.lists
  const [name, setName] = useState('')

  function add() {
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }

  return (
    <div class="named-new">
      <input
        class="input"
        aria-label={texts.variable}
        placeholder="--my-variable"
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          add()
        }}
      />
      <Button icon="add" onClick={add}>
        {texts.addVariable}
      </Button>
    </div>
  )
}
