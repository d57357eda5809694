import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, Icon } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { CropDialog } from './crop.tsx'
import { readPicture } from './shrink.ts'
import { Upload } from './upload.ts'
import { UploadList } from './upload-list.tsx'

interface Opened {
  readonly file: File
  readonly picture: ImageBitmap
}

interface UploadOptions {
  /** Several files at once, which are uploaded as they are. */
  readonly takesSeveral?: boolean
}

/** Opens a file that somebody chooses or drops, and uploads the part of it that they want to show. */
export function useUpload(onUploaded: (id: string) => void, { takesSeveral = false }: UploadOptions = {}) {
  const [opened, setOpened] = useState<Opened>()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const input = useRef<HTMLInputElement>(null)
  const remove = (upload: Upload) => setUploads((all) => all.filter((each) => each !== upload))

  async function open(files: readonly File[]) {
    if (files.length === 0) return
    if (takesSeveral && files.length > 1) {
      await start(files.map((file) => new Upload(file)))
      return
    }
    const [file] = files
    try {
      setOpened({ file: file!, picture: await readPicture(file!) })
    } catch {
      // Its line says that it cannot be read.
      await start([new Upload(file!)])
    }
  }

  /** One after the other: together, they would all take as long as the slowest. */
  async function start(added: readonly Upload[]) {
    if (!takesSeveral) for (const upload of uploads) upload.cancel()
    setUploads((all) => [...(takesSeveral ? all : []), ...added])
    for (const upload of added) await run(upload)
  }

  async function run(upload: Upload) {
    if (upload.isCancelled) return
    const id = await upload.run()
    if (id !== undefined || upload.isCancelled) remove(upload)
    if (id !== undefined) onUploaded(id)
  }

  return {
    open: (files: readonly File[]) => void open(files),
    choose: () => input.current?.click(),
    /** The parts that have to be drawn somewhere. */
    parts: (
      <>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple={takesSeveral}
          hidden
          onChange={(event) => {
            void open([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
        <UploadList
          uploads={uploads}
          onRetry={(upload) => void run(upload)}
          onRemove={(upload) => {
            upload.cancel()
            remove(upload)
          }}
        />
        {opened && (
          <CropDialog
            picture={opened.picture}
            onClose={() => setOpened(undefined)}
            onUse={(part) => {
              setOpened(undefined)
              void start([new Upload(opened.file, part)])
            }}
          />
        )}
      </>
    ),
  }
}

interface DropZoneProps {
  readonly onDrop: (files: readonly File[]) => void
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
        if (name === 'drop') drop.current([...(event.dataTransfer?.files ?? [])])
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
