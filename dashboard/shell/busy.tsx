import { changesOnTheirWay } from '../api.ts'
import { Late } from '../kit/index.ts'

/** A line at the top while a change takes a moment, wherever it was asked for. */
export function Busy() {
  return changesOnTheirWay.value > 0 ? (
    <Late>
      <div class="busy" aria-hidden="true" />
    </Late>
  ) : null
}
