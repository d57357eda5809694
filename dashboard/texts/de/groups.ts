import type { Texts } from '../en/index.ts'

export const groups: Texts['groups'] = {
  title: '',
}
