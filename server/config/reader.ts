import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { SettingsFile } from './settings-file.ts'

export type Env = Readonly<Record<string, string | undefined>>

/** Reads a setting by its name. */
export type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string) => T

/** A setting as an operator sees it. */
export interface GivenSetting {
  readonly name: string
  /** Secrets are masked. */
  readonly value: string
  /** `environment`, `default`, or file and line. */
  readonly from: string
}

/** Finds settings in the environment, the settings file or a file of their own, and collects what is wrong with them. */
export function settingsReader(env: Env, file: SettingsFile | null) {
  const faults = [...(file?.faults ?? [])]
  const given: GivenSetting[] = []

  // Paths in the file are relative to the file, so that they mean the same no matter where a command is run.
  const folder = file && valueIn(env, 'DATA_DIR') === undefined ? dirname(file.path) : '.'
  const path = (text: string) => resolve(folder, text)

  const find = (name: string): { text: string; from: string } | undefined => {
    const own = valueIn(env, name)
    if (own !== undefined) return { text: own, from: 'environment' }
    const line = file?.values.get(name)
    if (line) return { text: line.text.trim(), from: `${file!.path}, line ${line.line}` }
    return secrets.has(name) ? inFileOfItsOwn(name) : undefined
  }

  /** Secrets may be in files of their own, as container platforms keep them. */
  const inFileOfItsOwn = (name: string): { text: string; from: string } | undefined => {
    const from = read<string | null>(`${name}_FILE`, null, path, 'a file')
    if (from === null) return undefined
    try {
      return { text: readFileSync(from, 'utf8').trim(), from }
    } catch {
      faults.push(`${name}_FILE is "${from}", but this file cannot be read. Check the path and who may read it.`)
      return undefined
    }
  }

  const read: Read = (name, fallback, parse, expected) => {
    const found = find(name)
    if (!found || found.text === '') {
      given.push({ name, value: written(fallback), from: 'default' })
      return fallback
    }
    given.push({ name, value: secrets.has(name) ? masked(found.text) : found.text, from: found.from })
    const value = parse(found.text)
    const place = found.from.includes(', line ') ? `${found.from}: ` : ''
    const shown = secrets.has(name) ? '…' : found.text.slice(0, 100)
    if (value === undefined) faults.push(`${place}${name} is "${shown}", but it must be ${expected}.`)
    return value ?? fallback
  }

  return { read, path, faults, given }
}

/** An empty setting counts as not set. */
export function valueIn(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** Settings that hold a secret. Each can also be read from the file that the setting with `_FILE` names. */
const secrets = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'BACKUP_S3_URL',
  'METRICS_TOKEN',
])

/** Of an address, only the password is a secret. */
function masked(text: string): string {
  const url = URL.parse(text)
  if (!url?.host || url.search !== '') return '(masked)'
  if (url.password !== '') url.password = 'masked'
  return url.href
}

/** A default, as one would write it. */
function written(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none'
  if (value === Infinity) return 'unlimited'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return Array.isArray(value) ? value.join() : String(value as string | number)
}
