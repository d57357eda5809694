/** The numbers of the dates, in their order, and the highest one that was ever given: none is given twice. */
export interface Serials {
  readonly dates: readonly number[]
  readonly highest: number
}

export const noSerials: Serials = { dates: [], highest: 0 }

export function parseSerials(text: unknown): Serials {
  return JSON.parse(text as string) as Serials
}
