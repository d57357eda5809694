import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, Notice } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { ticketIn } from './scans.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats?(): Promise<readonly string[]>
}
const detectorClass = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const pause = 120
/** A detector that has failed this often in a row will not work any more. */
const mostFailures = 20
/** On phones the camera is the main way to scan. */
const isPhone = matchMedia('(pointer: coarse)').matches

/** Why codes can't be read with the camera. */
export type Hindrance = 'noDetector' | 'needsHttps'

/** Whether codes can be read with the camera: undefined while that is not known, null if they can. */
export function useHindrance(): [Hindrance | null | undefined, (found: Hindrance) => void] {
  const [hindrance, setHindrance] = useState<Hindrance | null | undefined>(
    !isSecureContext ? 'needsHttps' : detectorClass && navigator.mediaDevices ? undefined : 'noDetector',
  )
  useEffect(() => {
    if (hindrance === undefined) void canRead().then((isAble) => setHindrance(isAble ? null : 'noDetector'))
  }, [])
  return [hindrance, setHindrance]
}

interface CameraProps {
  readonly onTicket: (ticket: string) => void
  /** It turned out that this browser never reads a code. */
  readonly onUnable: (why: Hindrance) => void
}

/** Reads QR codes with the camera. */
export function Camera({ onTicket, onUnable }: CameraProps) {
  const texts = words.attendees.door
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream>()
  const [problem, setProblem] = useState<string>()
  const hasLeft = useRef(false)
  useEffect(() => () => void (hasLeft.current = true), [])

  async function start() {
    setProblem(undefined)
    try {
      const taken = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      // The browser may have asked for longer than the person stayed.
      if (hasLeft.current) stop(taken)
      else setStream(taken)
    } catch (error) {
      setProblem((error as Error).name === 'NotAllowedError' ? texts.denied : texts.noCamera)
    }
  }

  useEffect(() => {
    if (!stream) return
    const element = video.current!
    element.srcObject = stream
    void element.play().catch(() => {})
    const end = (why: string) => {
      setStream(undefined)
      setProblem(why)
    }
    // Another app may take the camera.
    for (const track of stream.getTracks()) track.addEventListener('ended', () => end(texts.cameraLost))
    let detector: Detector | undefined
    let failures = 0
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        detector ??= new detectorClass!({ formats: ['qr_code'] })
        for (const { rawValue } of await detector.detect(element))
          onTicket(ticketIn(rawValue) ?? rawValue.slice(0, 100))
        failures = 0
      } catch (error) {
        // Frames that cannot be read yet are skipped.
        if ((error as Error).name !== 'InvalidStateError') failures += 1
      }
      if (isOver) return
      if (failures === mostFailures) onUnable('noDetector')
      else timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
      stop(stream)
    }
  }, [stream])

  return (
    <div class="door-camera">
      {stream ? (
        <>
          <video ref={video} playsInline muted aria-label={texts.cameraView} />
          <p class="help">{texts.aim}</p>
          <Button icon="close" onClick={() => setStream(undefined)}>
            {texts.stopCamera}
          </Button>
        </>
      ) : (
        <Button kind={isPhone ? 'primary' : 'secondary'} icon="camera" onClick={() => void start()}>
          {texts.camera}
        </Button>
      )}
      {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
    </div>
  )
}

/** Some browsers have the detector, but not the service of the device that it needs. */
async function canRead(): Promise<boolean> {
  const formats = await detectorClass!.getSupportedFormats?.().catch((): readonly string[] => [])
  return formats?.includes('qr_code') ?? true
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
