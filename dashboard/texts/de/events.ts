import type { Texts } from '../en/index.ts'

export const events: Texts['events'] = {
  title: '',
}
