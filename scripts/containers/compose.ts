import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findOnPath, findOrInstall } from '../debian.ts'

export interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly secrets?: readonly { readonly source: string }[]
  readonly profiles?: readonly string[]
}

/** The services of a profile of compose.yaml, as Compose understands them with the .env of docs/containers.md. */
export async function servicesOf(profile: string): Promise<Record<string, Service>> {
  const compose = await findOrInstall(() => findOnPath('docker-compose'), 'docker-compose')
  const folder = mkdtempSync(join(tmpdir(), 'kalends-compose-'))
  try {
    copyFileSync(resolve(import.meta.dirname, '../../compose.yaml'), join(folder, 'compose.yaml'))
    writeFileSync(join(folder, '.env'), 'PUBLIC_URL=https://events.example.org\nMAIL_FROM=events@example.org\n')
    const yaml = execFileSync(compose, ['--profile', profile, 'config'], { cwd: folder, encoding: 'utf8' })
    const toJson = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)'
    const { services } = JSON.parse(execFileSync('python3', ['-c', toJson], { input: yaml, encoding: 'utf8' })) as {
      services: Record<string, Service>
    }
    // Older versions of Compose print the services of other profiles as well.
    return Object.fromEntries(Object.entries(services).filter(([, { profiles }]) => profiles?.includes(profile)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The options of "podman run" for what a service says. */
export function optionsOf({ read_only, tmpfs = [], cap_drop = [], security_opt = [] }: Service): string[] {
  const each = (option: string, values: readonly string[]) => values.flatMap((value) => [option, value])
  return [
    ...(read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...each('--tmpfs', tmpfs),
    ...each('--cap-drop', cap_drop),
    // Docker's name for what Podman calls no-new-privileges.
    ...each(
      '--security-opt',
      security_opt.map((option) => option.replace(':true', '')),
    ),
  ]
}
