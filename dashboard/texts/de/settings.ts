import type { Texts } from '../en/index.ts'

export const settings: Texts['settings'] = {
  title: '',
}
