import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, Notice } from '../../kit/index.ts'
import { words } from '../../words.ts'
import { ticketIn } from './scans.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const pause = 120
/** On phones the camera is the main way to scan. */
const isPhone = matchMedia('(pointer: coarse)').matches

/** Reads QR codes with the camera where the browser can; says why where it can't. */
export function Camera({ onTicket }: { onTicket: (ticket: string) => void }) {
  const texts = words.attendees.door
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream>()
  const [problem, setProblem] = useState<string>()

  async function start() {
    setProblem(undefined)
    if (!isSecureContext || !navigator.mediaDevices) return setProblem(texts.needsHttps)
    if (!detectorClass) return setProblem(texts.noDetector)
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
    } catch (error) {
      setProblem((error as Error).name === 'NotAllowedError' ? texts.denied : texts.noCamera)
    }
  }

  useEffect(() => {
    if (!stream) return
    const element = video.current!
    element.srcObject = stream
    void element.play().catch(() => {})
    const detector = new detectorClass!({ formats: ['qr_code'] })
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      // Frames that cannot be read yet are skipped.
      const codes = await detector.detect(element).catch(() => [])
      for (const { rawValue } of codes) onTicket(ticketIn(rawValue) ?? rawValue.slice(0, 100))
      timer = setTimeout(() => void look(), pause)
    }
    void look()
    return () => {
      clearTimeout(timer)
      for (const track of stream.getTracks()) track.stop()
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
