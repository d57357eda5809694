import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '../..')

/**
 * The commit this program was built from: from the checkout, otherwise from the file COMMIT, which "git archive" fills
 * in and an image build can write. Null if unknown.
 */
export function readCommit(folder = projectFolder): string | null {
  return (
    attempt(() => checkedOut(join(folder, '.git'))) ?? attempt(() => hash(readFileSync(join(folder, 'COMMIT'), 'utf8')))
  )
}

/** Reads git's own files, because git may not be installed on the server. */
function checkedOut(git: string): string | null {
  // In a worktree, .git is a file that names the folder.
  const folder = statSync(git).isDirectory() ? git : resolve(git, '..', after('gitdir: ', text(git)))
  const head = text(join(folder, 'HEAD'))
  if (!head.startsWith('ref: ')) return hash(head)
  const name = after('ref: ', head)
  const common = resolve(folder, attempt(() => text(join(folder, 'commondir'))) ?? '.')
  return (
    attempt(() => hash(text(join(common, name)))) ??
    hash(
      text(join(common, 'packed-refs'))
        .split('\n')
        .find((line) => line.endsWith(` ${name}`)) ?? '',
    )
  )
}

const text = (path: string) => readFileSync(path, 'utf8').trim()
const after = (start: string, line: string) => line.slice(start.length)
const hash = (line: string) => /^[0-9a-f]{40,64}(?=\s|$)/.exec(line)?.[0] ?? null

/** The server must start even if its commit is unknown. */
function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
