import type { Texts } from '../en/index.ts'

export const share: Texts['share'] = {
  title: '',
}
