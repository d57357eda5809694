import type { Texts } from '../en/index.ts'

export const home: Texts['home'] = {
  title: 'Start',
}
