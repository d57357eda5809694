#!/usr/bin/env node
import module from 'node:module'
import { join } from 'node:path'

// Plain JavaScript, so that an older Node gets far enough to print what is wrong.
const [major] = process.versions.node.split('.')
if (Number(major) < 26) {
  console.error(`Kalends needs Node 26 and this is Node ${process.versions.node}.`)
  console.error(
    '"npm ci" installs the right one inside the project. Start with "npm start" or "./kalends …", which use it.',
  )
  process.exit(1)
}

// No other user may read the data folder.
process.umask(0o077)

// Saves half of the start-up time. If the folder is not writable, Node continues without it.
module.enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'kalends'))
const { run } = await import('./cli.ts')
const home = join(import.meta.dirname, '..')
await run(process.argv.slice(2), process.cwd() === home ? './kalends' : join(home, 'kalends'))
