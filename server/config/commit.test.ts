import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { emptyFolder } from '../testing/sqlite.ts'
import { readCommit } from './commit.ts'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

test('the commit is read from the checkout: on a branch, packed, detached or in a worktree', (t) => {
  const folder = emptyFolder(t)
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'First')
  const first = git(folder, 'rev-parse', 'HEAD')

  const onBranch = readCommit(folder)
  git(folder, 'pack-refs', '--all')
  const packed = readCommit(folder)
  git(folder, 'worktree', 'add', '-q', 'tree', '-b', 'other')
  git(join(folder, 'tree'), 'commit', '-q', '--allow-empty', '-m', 'Second')
  const inWorktree = readCommit(join(folder, 'tree'))
  git(folder, 'checkout', '-q', '--detach')
  const detached = readCommit(folder)

  assert.deepEqual([onBranch, packed, detached], [first, first, first])
  assert.equal(inWorktree, git(folder, 'rev-parse', 'other'))
})

test('without a checkout the commit comes from the file COMMIT, as written by "git archive" or an image build', (t) => {
  const source = emptyFolder(t)
  git(source, 'init', '-q')
  writeFileSync(join(source, 'COMMIT'), '$Format:%H$\n')
  writeFileSync(join(source, '.gitattributes'), 'COMMIT export-subst\n')
  git(source, 'add', '.')
  git(source, 'commit', '-q', '-m', 'First')
  const folder = emptyFolder(t)
  const archive = join(emptyFolder(t), 'kalends.tar')

  git(source, 'archive', '-o', archive, 'HEAD')
  execFileSync('tar', ['-xf', archive, '-C', folder])

  assert.equal(readCommit(folder), git(source, 'rev-parse', 'HEAD'))
})

test('without a readable source the commit is null', (t) => {
  const [nothing, unfilled, broken] = [emptyFolder(t), emptyFolder(t), emptyFolder(t)]
  writeFileSync(join(unfilled, 'COMMIT'), '$Format:%H$\n')
  mkdirSync(join(broken, '.git'))
  writeFileSync(join(broken, '.git', 'HEAD'), 'ref: refs/heads/nowhere\n')

  assert.deepEqual(
    [nothing, unfilled, broken].map((folder) => readCommit(folder)),
    [null, null, null],
  )
})
