import { signal } from '@preact/signals'
import { uploadImage } from '../../api.ts'
import { invalidate } from '../../cache.ts'
import { organizationId } from '../../session.ts'
import { type Part, isSmall, readPicture, shrink } from './shrink.ts'

export type UploadState = 'waiting' | 'preparing' | 'sending' | 'finishing' | 'failed' | 'done'

/** The browser cannot read the file as a picture. */
export class Unreadable extends Error {}

/** A file on its way to the server. */
export class Upload {
  readonly state = signal<UploadState>('waiting')
  /** How much has arrived, in per cent. */
  readonly percent = signal(0)
  readonly failure = signal<unknown>(undefined)
  readonly file: File
  readonly #part: Part | undefined
  #stop = new AbortController()

  /** Without a part, the whole picture. */
  constructor(file: File, part?: Part) {
    this.file = file
    this.#part = part
  }

  get isCancelled(): boolean {
    return this.#stop.signal.aborted
  }

  /** Returns the id of the image; undefined if it failed or was cancelled. It can be run again. */
  async run(): Promise<string | undefined> {
    this.#stop = new AbortController()
    const { signal: stopped } = this.#stop
    this.failure.value = undefined
    this.percent.value = 0
    this.state.value = 'preparing'
    try {
      const sent = await prepared(this.file, this.#part)
      stopped.throwIfAborted()
      this.state.value = 'sending'
      const id = await uploadImage(sent, stopped, (share) => this.#progress(share))
      this.state.value = 'done'
      invalidate(`${organizationId.peek()}/images/`)
      return id
    } catch (error) {
      this.failure.value = error
      this.state.value = 'failed'
      return undefined
    }
  }

  cancel() {
    this.#stop.abort()
  }

  /** When everything has arrived, the server still checks the picture. */
  #progress(share: number) {
    this.percent.value = Math.round(share * 100)
    if (share >= 1) this.state.value = 'finishing'
  }
}

/** The file as it is, or drawn again if it is too large or only a part of it is wanted. */
async function prepared(file: File, part: Part | undefined): Promise<Blob> {
  const picture = await readPicture(file).catch(() => {
    throw new Unreadable()
  })
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  try {
    return part === undefined && isSmall(file, picture) ? file : await shrink(picture, part ?? whole)
  } finally {
    picture.close()
  }
}
