import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Scene } from './scene.ts'
import type { Stage } from './stage.ts'

interface Listed {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
}

/** One mail of every kind and subject that was sent until now, in a browser without network, as mail programs show it. */
export async function mailScenes(stage: Stage): Promise<Scene[]> {
  const mails = await stage.command<Listed[]>('mail', 'list')
  const different = mails.filter(
    ({ kind, subject }, i) => mails.findIndex((mail) => mail.kind === kind && mail.subject === subject) === i,
  )
  return different.map((mail, i) => {
    const earlier = different.slice(0, i).filter(({ kind }) => kind === mail.kind).length
    return {
      name: `mail-${mail.kind.replaceAll('_', '-')}${earlier > 0 ? `-${earlier + 1}` : ''}`,
      options: { offline: true },
      set: () => mailFile(stage, mail),
    }
  })
}

async function mailFile(stage: Stage, { id }: Listed): Promise<string> {
  const path = join(stage.folder, `${id}.html`)
  await writeFile(path, await htmlOf(stage, id))
  return pathToFileURL(path).href
}

/** The last mail of a kind to this address, as a file. */
export async function mailFileOf(stage: Stage, recipient: string, kind: string): Promise<string> {
  const mails = await stage.command<Listed[]>('mail', 'list')
  return mailFile(
    stage,
    mails.find((mail) => mail.recipient === recipient && mail.kind === kind)!,
  )
}

/** The page of the RSVP of this address, behind the button of its last mail, or of its last mail of a kind. */
export const manageLinkOf = (stage: Stage, recipient: string, kind?: string) =>
  linkIn(stage, { recipient, kind }, /href="([^"]+\/rsvp\/manage\/[^"]+)"/)

export const confirmLinkOf = (stage: Stage, recipient: string) =>
  linkIn(stage, { recipient }, /href="([^"]+\/rsvp\/confirm\/[^"]+)"/)

async function htmlOf(stage: Stage, id: string): Promise<string> {
  return (await stage.command<{ html: string }>('mail', 'show', id)).html
}

/** Mails are sent a moment after what causes them. */
async function linkIn(
  stage: Stage,
  { recipient, kind }: { recipient: string; kind?: string | undefined },
  pattern: RegExp,
): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const mails = await stage.command<Listed[]>('mail', 'list')
    for (const { id } of mails.filter((mail) => mail.recipient === recipient && (kind ?? mail.kind) === mail.kind)) {
      const link = pattern.exec(await htmlOf(stage, id))?.[1]
      if (link !== undefined) return link.replaceAll('&amp;', '&')
    }
    await sleep(500)
  }
  throw new Error(`No mail to ${recipient} has such a link.`)
}
