import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, Dialog, Segmented } from '../../kit/index.ts'
import { words } from '../../words.ts'
import type { Part } from './shrink.ts'

type Shape = 'whole' | 'banner' | 'wide' | 'square'
const ratios: Readonly<Record<Exclude<Shape, 'whole'>, number>> = { banner: 3, wide: 16 / 9, square: 1 }

interface CropProps {
  readonly picture: ImageBitmap
  readonly shape?: Shape
  /** Undefined is the whole picture. */
  readonly onUse: (part: Part | undefined) => void
  readonly onClose: () => void
}

/** Lets the person choose which part of a picture is visible. */
export function CropDialog({ picture, shape: first = 'whole', onUse, onClose }: CropProps) {
  const texts = words.images
  const [shape, setShape] = useState<Shape>(first)
  const [zoom, setZoom] = useState(1)
  const [centre, setCentre] = useState({ x: 0.5, y: 0.5 })
  const part = partOf(picture, shape, zoom, centre)
  const isWhole = part.width === picture.width && part.height === picture.height

  return (
    <Dialog
      title={texts.crop}
      size="wide"
      onClose={onClose}
      onSubmit={() => onUse(isWhole ? undefined : part)}
      actions={
        <>
          <Button onClick={onClose}>{words.common.cancel}</Button>
          <Button kind="primary" type="submit">
            {texts.use}
          </Button>
        </>
      }
    >
      <Segmented
        label={texts.shape}
        value={shape}
        onChange={setShape}
        options={(['whole', 'banner', 'wide', 'square'] as const).map((value) => ({ value, label: texts[value] }))}
      />
      <Visible
        picture={picture}
        part={part}
        onDrag={(x, y) => setCentre(centreOf(picture, { ...part, x: part.x + x, y: part.y + y }))}
      />
      {shape !== 'whole' && (
        <div class="columns">
          <Slider label={texts.zoom} min={1} max={4} value={zoom} onInput={setZoom} />
          <Slider label={texts.across} min={0} max={1} value={centre.x} onInput={(x) => setCentre({ ...centre, x })} />
          <Slider label={texts.down} min={0} max={1} value={centre.y} onInput={(y) => setCentre({ ...centre, y })} />
        </div>
      )}
    </Dialog>
  )
}

interface VisibleProps {
  readonly picture: ImageBitmap
  readonly part: Part
  /** By how many pixels of the picture. */
  readonly onDrag: (x: number, y: number) => void
}

function Visible({ picture, part, onDrag }: VisibleProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(1, 1200 / part.width)

  useEffect(() => {
    const { width, height } = canvas.current!
    const context = canvas.current!.getContext('2d')!
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  })

  return (
    <canvas
      ref={canvas}
      class="crop"
      role="img"
      aria-label={words.images.visiblePart}
      width={Math.round(part.width * scale)}
      height={Math.round(part.height * scale)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const pixels = part.width / event.currentTarget.clientWidth
        onDrag(-event.movementX * pixels, -event.movementY * pixels)
      }}
    />
  )
}

interface SliderProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onInput: (value: number) => void
}

function Slider({ label, value, onInput, ...range }: SliderProps) {
  return (
    <label class="slider">
      {label}
      <input
        type="range"
        step={0.01}
        {...range}
        value={value}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

function partOf({ width, height }: ImageBitmap, shape: Shape, zoom: number, centre: Point): Part {
  if (shape === 'whole') return { x: 0, y: 0, width, height }
  const ratio = ratios[shape]
  const across = Math.min(width, height * ratio) / zoom
  const down = across / ratio
  return { x: (width - across) * centre.x, y: (height - down) * centre.y, width: across, height: down }
}

/** Where a part lies: 0 is at the start, 1 at the end. */
function centreOf(picture: ImageBitmap, part: Part): Point {
  const share = (start: number, room: number) => (room <= 0 ? 0.5 : Math.min(1, Math.max(0, start / room)))
  return { x: share(part.x, picture.width - part.width), y: share(part.y, picture.height - part.height) }
}
