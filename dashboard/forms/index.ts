// One entry for all screens, as in kit/.
export * from './draft.ts'
export * from './form-fields.tsx'
export * from './image-field.tsx'
export * from './kinds.ts'
export * from './resource-field.tsx'
export * from './rich-text.tsx'
export type { Variable } from './rich-text/variable.ts'
