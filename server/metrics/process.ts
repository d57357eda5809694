import type { Registry } from './registry.ts'

// Milliseconds between looks at how late a timer is.
const lookEvery = 100
// Seconds.
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Measures this process: memory, CPU time, and how long work holds up the event loop. Returns a function that stops it. */
export function measureProcess(metrics: Registry): () => void {
  metrics.gauge('process_start_time_seconds', 'When the process was started, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  metrics.total('process_cpu_seconds_total', 'CPU time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('kalends_heap_bytes', 'Memory of JavaScript objects.', () => process.memoryUsage().heapUsed)
  return measureEventLoop(metrics)
}

function measureEventLoop(metrics: Registry): () => void {
  const delays = metrics.histogram(
    'kalends_event_loop_delay_seconds',
    'How late a timer ran, looked at ten times a second.',
    bounds,
  )
  let expected = performance.now() + lookEvery
  const timer = setInterval(() => {
    const now = performance.now()
    delays.observe(Math.max(0, now - expected) / 1000)
    expected = now + lookEvery
  }, lookEvery).unref()
  return () => clearInterval(timer)
}
