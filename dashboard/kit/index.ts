// One entry for all screens: the bundler then puts the kit, and what else every screen needs, into a single file.
/* oxlint-disable import/no-unassigned-import */
import '../cache.ts'
import '../commands.ts'
/* oxlint-enable import/no-unassigned-import */

export * from './action.tsx'
export * from './arrangement.ts'
export * from './button.tsx'
export * from './clipboard.ts'
export * from './column-choice.tsx'
export * from './copy.tsx'
export * from './dialog.tsx'
export * from './field.tsx'
export * from './form.tsx'
export * from './icon.tsx'
export * from './loading.tsx'
export * from './menu.tsx'
export * from './parts.tsx'
export * from './popover.tsx'
export * from './screen.tsx'
export * from './shortcut.ts'
export * from './table.tsx'
export * from './toast.tsx'
