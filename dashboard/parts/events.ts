export { default as Events } from '../events/events.tsx'
