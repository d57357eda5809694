export { default as EditEvent } from '../events/editor/edit-event.tsx'
export { default as History } from '../events/editor/history.tsx'
export { default as EventShare } from '../events/share.tsx'
