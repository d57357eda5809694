import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findOnPath, findOrInstall } from '../debian.ts'
import type { Podman } from './podman.ts'

const root = resolve(import.meta.dirname, '../..')
const [image, base, build] = ['kalends-test', 'kalends-test-base', 'kalends-test-build'].map(
  (name) => `localhost/${name}` as const,
) as [string, string, string]
const certificates = '/etc/ssl/certs'
/** What the test passes as the commit, to find it again. */
export const commit = '0123456789'.repeat(4)

/**
 * Builds the image from the images that the Dockerfile names, or from a Debian made here, which is kept for the next
 * time.
 */
export async function buildImage(podman: Podman, isFromRegistry: boolean): Promise<string> {
  if (!isFromRegistry) {
    if (!exists(podman, base)) await makeBase(podman)
    makeBuild(podman)
  }
  const args = isFromRegistry
    ? []
    : [...mountCertificates(), '--build-arg', `BASE=${base}`, '--build-arg', `BUILD=${build}`]
  console.error('Building the image ...')
  podman('build', ...how, '--layers', '--build-arg', `COMMIT=${commit}`, ...args, '--tag', image, root)
  return image
}

// Health checks are part of Docker's format only. Commands of the build run without a network or limits of their own.
const how = ['--format', 'docker', '--isolation', 'chroot', '--quiet']

async function makeBase(podman: Podman) {
  const mmdebstrap = await findOrInstall(() => findOnPath('mmdebstrap'), 'mmdebstrap')
  console.error('Making a Debian to build from, which takes a minute or more ...')
  inFolder((folder) => {
    execFileSync(mmdebstrap, ['--variant=minbase', 'bookworm', join(folder, 'base.tar')], { stdio: 'pipe' })
    make(podman, base, folder, 'FROM scratch\nADD base.tar /\n')
  })
}

/** That Debian with our Node and the npm of this machine. */
function makeBuild(podman: Podman) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Start this with npm: npm run containers')
  inFolder((folder) => {
    cpSync(process.execPath, join(folder, 'node'))
    cpSync(resolve(dirname(npm), '..'), join(folder, 'npm'), { recursive: true, dereference: true })
    const file = `FROM ${base}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
${existsSync(certificates) ? `ENV NPM_CONFIG_CAFILE=${certificates}/ca-certificates.crt` : ''}
`
    make(podman, build, folder, file)
  })
}

/** For machines whose way to the internet has a certificate authority of its own. */
const mountCertificates = () => (existsSync(certificates) ? ['--volume', `${certificates}:${certificates}:ro`] : [])

function make(podman: Podman, tag: string, folder: string, file: string) {
  writeFileSync(join(folder, 'Containerfile'), file)
  podman('build', ...how, '--layers', '--tag', tag, '--file', join(folder, 'Containerfile'), folder)
}

function inFolder(work: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kalends-image-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function exists(podman: Podman, name: string): boolean {
  try {
    podman('image', 'exists', name)
    return true
  } catch {
    return false
  }
}
