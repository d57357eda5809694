import { useEffect, useRef, useState } from 'preact/hooks'
import type { Scan } from './scans.ts'
import { toneOf } from './outcome.tsx'

/** Whether the browser is online. */
export function useOnline(returned: () => void): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const changed = () => {
      setOnline(navigator.onLine)
      if (navigator.onLine) returned()
    }
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  }, [])
  return isOnline
}

/** Keeps the screen on, where the browser can. The lock ends when the tab is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
    const retake = () => void take()
    retake()
    document.addEventListener('visibilitychange', retake)
    return () => {
      document.removeEventListener('visibilitychange', retake)
      void lock?.release()
    }
  }, [])
}

/** Does something every few seconds while the tab is visible. */
export function usePolling(act: () => void, seconds: number) {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && act(), seconds * 1000)
    return () => clearInterval(timer)
  }, [])
}

/**
 * Loads again, and once more if that was asked for meanwhile. Starting over each time would load nothing at all while
 * scans come faster than the server answers.
 */
export function useOneAtATime(load: () => Promise<unknown>): () => Promise<void> {
  const latest = useRef(load)
  latest.current = load
  const state = useRef({ isLoading: false, isAskedAgain: false }).current
  return async () => {
    state.isAskedAgain = true
    if (state.isLoading) return
    state.isLoading = true
    while (state.isAskedAgain) {
      state.isAskedAgain = false
      await latest.current()
    }
    state.isLoading = false
  }
}

/** Asks before the tab is closed, which would lose what it keeps. */
export function useCloseWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (closing: Event) => closing.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}

let audio: AudioContext | undefined

/** A short tone if sound is on, and a vibration where the device has one. */
export function announce(scan: Scan, hasSound: boolean) {
  const isGood = toneOf(scan) === 'good'
  try {
    navigator.vibrate?.(isGood ? 60 : [90, 60, 90])
  } catch {
    // Some browsers refuse before the first touch.
  }
  if (!hasSound) return
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = isGood ? 880 : 220
  tone.connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + (isGood ? 0.12 : 0.3))
}
