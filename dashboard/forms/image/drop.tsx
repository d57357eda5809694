import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, Icon } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { CropDialog } from './crop.tsx'
import { readPicture } from './shrink.ts'
import { upload } from './upload.ts'

interface Opened {
  readonly file: Blob
  readonly picture: ImageBitmap
}

/** Opens files that somebody chooses or drops, and uploads the part that they want to show. */
export function useUpload(onUploaded: (id: string) => void) {
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined) {
    setFault(undefined)
    if (!file) return
    try {
      setOpened({ file, picture: await readPicture(file) })
    } catch {
      setFault(words.images.unreadable)
    }
  }

  return {
    fault,
    open: (file: File | undefined) => void open(file),
    choose: () => input.current?.click(),
    /** The parts that have to be drawn somewhere. */
    parts: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void open(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {opened && (
          <CropDialog
            picture={opened.picture}
            onClose={() => setOpened(undefined)}
            onUse={async (part) => {
              const id = await upload(opened.file, opened.picture, part)
              setOpened(undefined)
              onUploaded(id)
            }}
          />
        )}
      </>
    ),
  }
}

interface DropZoneProps {
  readonly onDrop: (file: File | undefined) => void
  /** Without a border of its own. */
  readonly isPlain?: boolean
  readonly children: ComponentChildren
}

/** A place to drop a file on. */
export function DropZone({ onDrop, isPlain = false, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = useRef(onDrop)
  drop.current = onDrop

  useEffect(() => {
    const { current } = zone
    const listen = (name: 'dragover' | 'dragleave' | 'drop', isInside: boolean) =>
      current!.addEventListener(name, (event) => {
        event.preventDefault()
        setOver(isInside)
        if (name === 'drop') drop.current(event.dataTransfer?.files[0])
      })
    listen('dragover', true)
    listen('dragleave', false)
    listen('drop', false)
  }, [])

  return (
    <div ref={zone} class={`drop-zone ${isOver ? 'over' : ''} ${isPlain ? 'plain' : ''}`}>
      {children}
    </div>
  )
}

/** What an empty place for an image says. */
export function DropHint({ onChoose }: { onChoose: () => void }) {
  return (
    <div class="drop-hint">
      <Icon name="image" size={24} />
      <span>{words.images.drop}</span>
      <Button size="small" icon="upload" onClick={onChoose}>
        {words.images.choose}
      </Button>
    </div>
  )
}
