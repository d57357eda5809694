import type { Texts } from '../en/index.ts'

export const statistics: Texts['statistics'] = {
  title: '',
}
