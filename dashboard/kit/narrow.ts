import { signal } from '@preact/signals'

const query = matchMedia('(width < 720px)')

/** Whether the window is as narrow as a phone, where style sheets show less beside each other. */
export const isNarrow = signal(query.matches)
query.addEventListener('change', () => (isNarrow.value = query.matches))
