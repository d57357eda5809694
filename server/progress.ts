/** Told how far long work is. */
export interface Progress {
  /** The next part of the work begins. Without a total, only what is done is known. */
  begin(part: string, total?: number): void
  /** So many more are done. */
  advance(count: number): void
}

/** For work that nobody watches. */
export const unwatched: Progress = { begin() {}, advance() {} }
